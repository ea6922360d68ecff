import { defineMessages } from '@portal/shared/i18n';
import en from './hotel-booking-messages.en.json' with { type: 'json' };
import zh from './hotel-booking-messages.zh-cn.json' with { type: 'json' };

export const hotelBookingMessages = defineMessages('hotelBooking', { 'zh-cn': zh, en });
