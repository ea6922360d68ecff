import { defineMessages } from '@portal/shared/i18n';
import en from './list-messages.en.json' with { type: 'json' };
import zh from './list-messages.zh-cn.json' with { type: 'json' };

/** The words that lists of records share: filters, status, choosing several, deleting. */
export const listMessages = defineMessages('adminList', { 'zh-cn': zh, en });
