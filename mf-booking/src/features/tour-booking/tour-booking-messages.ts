import { defineMessages } from '@portal/shared/i18n';
import en from './tour-booking-messages.en.json' with { type: 'json' };
import zh from './tour-booking-messages.zh-cn.json' with { type: 'json' };

export const tourBookingMessages = defineMessages('tourPreview', { 'zh-cn': zh, en });
