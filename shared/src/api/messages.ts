import { defineMessages } from '@portal/shared/i18n';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

/** What is said when no answer came at all; everything else the server says itself. */
export const apiMessages = defineMessages('api', { 'zh-cn': zh, en });
