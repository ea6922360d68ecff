import { defineMessages } from '@portal/shared/i18n';
import en from './safety-messages.en.json' with { type: 'json' };
import zh from './safety-messages.zh-cn.json' with { type: 'json' };

export const safetyMessages = defineMessages('safety', { 'zh-cn': zh, en });
