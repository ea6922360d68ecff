import { defineMessages } from '@portal/shared/i18n';
import en from './booked-messages.en.json' with { type: 'json' };
import zh from './booked-messages.zh-cn.json' with { type: 'json' };

export const bookedMessages = defineMessages('orderBooked', { 'zh-cn': zh, en });
