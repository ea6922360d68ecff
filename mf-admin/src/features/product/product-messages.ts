import { defineMessages } from '@portal/shared/i18n';
import en from './product-messages.en.json' with { type: 'json' };
import zh from './product-messages.zh-cn.json' with { type: 'json' };

/** What lists and forms of products both say. */
export const productMessages = defineMessages('adminProduct', { 'zh-cn': zh, en });
