import { defineMessages } from '@portal/shared/i18n';
import en from './payment-success-messages.en.json' with { type: 'json' };
import zh from './payment-success-messages.zh-cn.json' with { type: 'json' };

export const paymentSuccessMessages = defineMessages('paymentSuccess', { 'zh-cn': zh, en });
