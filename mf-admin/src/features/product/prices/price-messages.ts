import { defineMessages } from '@portal/shared/i18n';
import en from './price-messages.en.json' with { type: 'json' };
import zh from './price-messages.zh-cn.json' with { type: 'json' };

/** The texts of changing prices of several products. */
export const priceMessages = defineMessages('adminPrices', { 'zh-cn': zh, en });
