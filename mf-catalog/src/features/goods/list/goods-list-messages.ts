import { defineMessages } from '@portal/shared/i18n';
import en from './goods-list-messages.en.json' with { type: 'json' };
import zh from './goods-list-messages.zh-cn.json' with { type: 'json' };

export const goodsListMessages = defineMessages('goodsList', { 'zh-cn': zh, en });
