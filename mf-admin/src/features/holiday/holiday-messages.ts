import { defineMessages } from '@portal/shared/i18n';
import en from './holiday-messages.en.json' with { type: 'json' };
import zh from './holiday-messages.zh-cn.json' with { type: 'json' };

export const holidayMessages = defineMessages('adminHoliday', { 'zh-cn': zh, en });
