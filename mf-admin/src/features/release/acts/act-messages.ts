import { defineMessages } from '@portal/shared/i18n';
import en from './act-messages.en.json' with { type: 'json' };
import zh from './act-messages.zh-cn.json' with { type: 'json' };

/** The words around what is done with releases. */
export const actMessages = defineMessages('adminReleaseActs', { 'zh-cn': zh, en });
