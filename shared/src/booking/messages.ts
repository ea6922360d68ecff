import { defineMessages } from '@portal/shared/i18n';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

export const bookingMessages = defineMessages('sharedBooking', { 'zh-cn': zh, en });
