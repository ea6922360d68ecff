import { defineMessages } from '@portal/shared/i18n';
import en from './product-list-messages.en.json' with { type: 'json' };
import zh from './product-list-messages.zh-cn.json' with { type: 'json' };

/** The words that are the same in every list. */
export const productListMessages = defineMessages('productList', { 'zh-cn': zh, en });
