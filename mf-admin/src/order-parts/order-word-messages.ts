import { defineMessages } from '@portal/shared/i18n';
import en from './order-word-messages.en.json' with { type: 'json' };
import zh from './order-word-messages.zh-cn.json' with { type: 'json' };

/** How kinds, states and steps of orders are called by staff. */
export const orderWordMessages = defineMessages('adminOrderWords', { 'zh-cn': zh, en });

/** The steps of each kind, in their order. */
export const fulfilmentNames = zh.fulfilment;
