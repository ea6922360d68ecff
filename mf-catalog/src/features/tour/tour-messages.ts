import { defineMessages } from '@portal/shared/i18n';
import en from './tour-messages.en.json' with { type: 'json' };
import zh from './tour-messages.zh-cn.json' with { type: 'json' };

/** The words of the tour lists. */
export const tourMessages = defineMessages('tour', { 'zh-cn': zh, en });
