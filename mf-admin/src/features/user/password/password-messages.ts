import { defineMessages } from '@portal/shared/i18n';
import en from './password-messages.en.json' with { type: 'json' };
import zh from './password-messages.zh-cn.json' with { type: 'json' };

export const passwordMessages = defineMessages('adminUserPassword', { 'zh-cn': zh, en });
