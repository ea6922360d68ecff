import { defineMessages } from '@portal/shared/i18n';
import en from './goods-booking-messages.en.json' with { type: 'json' };
import zh from './goods-booking-messages.zh-cn.json' with { type: 'json' };

export const goodsBookingMessages = defineMessages('goodsConfirm', { 'zh-cn': zh, en });
