import { defineMessages } from '@portal/shared/i18n';
import en from './invoice-messages.en.json' with { type: 'json' };
import zh from './invoice-messages.zh-cn.json' with { type: 'json' };

export const invoiceMessages = defineMessages('orderInvoice', { 'zh-cn': zh, en });
