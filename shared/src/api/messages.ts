import { defineMessages } from '@portal/shared/i18n';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

/** Messages for calls without a response; all others come from the server. */
export const apiMessages = defineMessages('api', { 'zh-cn': zh, en });
