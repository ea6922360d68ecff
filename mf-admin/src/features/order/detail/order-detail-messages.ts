import { defineMessages } from '@portal/shared/i18n';
import en from './order-detail-messages.en.json' with { type: 'json' };
import zh from './order-detail-messages.zh-cn.json' with { type: 'json' };

/** The words of an order that is opened. */
export const orderDetailMessages = defineMessages('adminOrder', { 'zh-cn': zh, en });
