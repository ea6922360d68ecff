import { defineMessages } from '@portal/shared/i18n';
import en from './ticket-booking-messages.en.json' with { type: 'json' };
import zh from './ticket-booking-messages.zh-cn.json' with { type: 'json' };

export const ticketBookingMessages = defineMessages('ticketBooking', { 'zh-cn': zh, en });
