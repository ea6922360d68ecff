import { defineMessages } from '@portal/shared/i18n';
import en from './booking-messages.en.json' with { type: 'json' };
import zh from './booking-messages.zh-cn.json' with { type: 'json' };

/** The texts that all kinds share. */
export const bookingMessages = defineMessages('booking', { 'zh-cn': zh, en });
