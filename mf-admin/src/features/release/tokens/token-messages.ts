import { defineMessages } from '@portal/shared/i18n';
import en from './token-messages.en.json' with { type: 'json' };
import zh from './token-messages.zh-cn.json' with { type: 'json' };

/** The words around tokens of teams. */
export const tokenMessages = defineMessages('adminReleaseTokens', { 'zh-cn': zh, en });
