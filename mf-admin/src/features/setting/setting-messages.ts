import { defineMessages } from '@portal/shared/i18n';
import en from './setting-messages.en.json' with { type: 'json' };
import zh from './setting-messages.zh-cn.json' with { type: 'json' };

export const settingMessages = defineMessages('adminSetting', { 'zh-cn': zh, en });
