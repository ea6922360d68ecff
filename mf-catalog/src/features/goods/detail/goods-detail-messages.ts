import { defineMessages } from '@portal/shared/i18n';
import en from './goods-detail-messages.en.json' with { type: 'json' };
import zh from './goods-detail-messages.zh-cn.json' with { type: 'json' };

export const goodsDetailMessages = defineMessages('goodsDetail', { 'zh-cn': zh, en });
