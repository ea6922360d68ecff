import { defineMessages } from '@portal/shared/i18n';
import en from './table-messages.en.json' with { type: 'json' };
import zh from './table-messages.zh-cn.json' with { type: 'json' };

/** The words of tables: their columns, and how they are used by keyboard. */
export const tableMessages = defineMessages('adminTable', { 'zh-cn': zh, en });
