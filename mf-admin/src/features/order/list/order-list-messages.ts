import { defineMessages } from '@portal/shared/i18n';
import en from './order-list-messages.en.json' with { type: 'json' };
import zh from './order-list-messages.zh-cn.json' with { type: 'json' };

/** The words of the list of orders. */
export const orderListMessages = defineMessages('adminOrders', { 'zh-cn': zh, en });
