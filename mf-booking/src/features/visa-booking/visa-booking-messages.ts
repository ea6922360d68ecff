import { defineMessages } from '@portal/shared/i18n';
import en from './visa-booking-messages.en.json' with { type: 'json' };
import zh from './visa-booking-messages.zh-cn.json' with { type: 'json' };

export const visaBookingMessages = defineMessages('visaBooking', { 'zh-cn': zh, en });
