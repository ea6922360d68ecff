import { defineMessages } from '@portal/shared/i18n';
import en from './detail-messages.en.json' with { type: 'json' };
import zh from './detail-messages.zh-cn.json' with { type: 'json' };

/** The words that the details of all kinds of products share. */
export const detailMessages = defineMessages('productDetail', { 'zh-cn': zh, en });
