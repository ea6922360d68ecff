import { defineMessages } from '@portal/shared/i18n';
import en from './user-messages.en.json' with { type: 'json' };
import zh from './user-messages.zh-cn.json' with { type: 'json' };

export const userMessages = defineMessages('adminUser', { 'zh-cn': zh, en });
