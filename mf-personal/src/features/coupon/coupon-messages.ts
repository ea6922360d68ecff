import { defineMessages } from '@portal/shared/i18n';
import en from './coupon-messages.en.json' with { type: 'json' };
import zh from './coupon-messages.zh-cn.json' with { type: 'json' };

export const couponMessages = defineMessages('coupons', { 'zh-cn': zh, en });
