import { defineMessages } from '@portal/shared/i18n';
import en from './customer-messages.en.json' with { type: 'json' };
import zh from './customer-messages.zh-cn.json' with { type: 'json' };

export const customerMessages = defineMessages('adminCustomer', { 'zh-cn': zh, en });
