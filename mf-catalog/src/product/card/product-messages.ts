import { defineMessages } from '@portal/shared/i18n';
import en from './product-messages.en.json' with { type: 'json' };
import zh from './product-messages.zh-cn.json' with { type: 'json' };

/** The words every picture of a product uses, wherever it stands; what differs goes by its kind. */
export const productMessages = defineMessages('product', { 'zh-cn': zh, en });
