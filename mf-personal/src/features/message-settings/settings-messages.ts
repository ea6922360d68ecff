import { defineMessages } from '@portal/shared/i18n';
import en from './settings-messages.en.json' with { type: 'json' };
import zh from './settings-messages.zh-cn.json' with { type: 'json' };

export const settingsMessages = defineMessages('message-settings', { 'zh-cn': zh, en });
