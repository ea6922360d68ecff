import { defineMessages } from '@portal/shared/i18n';
import en from './cart-link-messages.en.json' with { type: 'json' };
import zh from './cart-link-messages.zh-cn.json' with { type: 'json' };

export const cartLinkMessages = defineMessages('cartLink', { 'zh-cn': zh, en });
