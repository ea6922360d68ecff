import { defineMessages } from '@portal/shared/i18n';
import en from './kept-messages.en.json' with { type: 'json' };
import zh from './kept-messages.zh-cn.json' with { type: 'json' };

/** The words of lists that are put in order by hand. */
export const keptMessages = defineMessages('adminKept', { 'zh-cn': zh, en });
