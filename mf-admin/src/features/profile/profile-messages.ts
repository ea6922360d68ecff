import { defineMessages } from '@portal/shared/i18n';
import en from './profile-messages.en.json' with { type: 'json' };
import zh from './profile-messages.zh-cn.json' with { type: 'json' };

export const profileMessages = defineMessages('adminProfile', { 'zh-cn': zh, en });
