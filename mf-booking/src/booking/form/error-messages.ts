import { defineMessages } from '@portal/shared/i18n';
import en from './error-messages.en.json' with { type: 'json' };
import zh from './error-messages.zh-cn.json' with { type: 'json' };

export const errorMessages = defineMessages('bookingProblems', { 'zh-cn': zh, en });
