import { defineMessages } from '@portal/shared/i18n';
import en from './cart-messages.en.json' with { type: 'json' };
import zh from './cart-messages.zh-cn.json' with { type: 'json' };

export const cartMessages = defineMessages('cart', { 'zh-cn': zh, en });
