import { defineMessages } from '@portal/shared/i18n';
import en from './action-messages.en.json' with { type: 'json' };
import zh from './action-messages.zh-cn.json' with { type: 'json' };

/** The words around what is done with releases. */
export const releaseActionMessages = defineMessages('adminReleaseActions', { 'zh-cn': zh, en });
