import { defineMessages } from '@portal/shared/i18n';
import en from './dict-messages.en.json' with { type: 'json' };
import zh from './dict-messages.zh-cn.json' with { type: 'json' };

export const dictMessages = defineMessages('adminDict', { 'zh-cn': zh, en });
