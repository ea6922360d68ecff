import { defineMessages } from '@portal/shared/i18n';
import en from './session-messages.en.json' with { type: 'json' };
import zh from './session-messages.zh-cn.json' with { type: 'json' };

export const sessionMessages = defineMessages('adminSession', { 'zh-cn': zh, en });
