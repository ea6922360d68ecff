import { defineMessages } from '@portal/shared/i18n';
import en from './ordered-list-messages.en.json' with { type: 'json' };
import zh from './ordered-list-messages.zh-cn.json' with { type: 'json' };

/** The words of lists that are put in order by hand. */
export const orderedListMessages = defineMessages('adminOrderedList', { 'zh-cn': zh, en });
