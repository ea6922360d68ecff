import { defineMessages } from '@portal/shared/i18n';
import en from './alert-messages.en.json' with { type: 'json' };
import zh from './alert-messages.zh-cn.json' with { type: 'json' };

export const alertMessages = defineMessages('alerts', { 'zh-cn': zh, en });
