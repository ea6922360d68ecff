import { defineMessages } from '@portal/shared/i18n';
import en from './menu-messages.en.json' with { type: 'json' };
import zh from './menu-messages.zh-cn.json' with { type: 'json' };

export const menuMessages = defineMessages('adminMenu', { 'zh-cn': zh, en });
