import { defineMessages } from '@portal/shared/i18n';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

/** The words of where something is sent to, wherever that is asked. */
export const addressMessages = defineMessages('addressFields', { 'zh-cn': zh, en });
