import { defineMessages } from '@portal/shared/i18n';
import en from './role-messages.en.json' with { type: 'json' };
import zh from './role-messages.zh-cn.json' with { type: 'json' };

export const roleMessages = defineMessages('adminRole', { 'zh-cn': zh, en });
