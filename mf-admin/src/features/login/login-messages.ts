import { defineMessages } from '@portal/shared/i18n';
import en from './login-messages.en.json' with { type: 'json' };
import zh from './login-messages.zh-cn.json' with { type: 'json' };

export const loginMessages = defineMessages('adminLogin', { 'zh-cn': zh, en });
