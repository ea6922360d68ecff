import { defineMessages } from '@portal/shared/i18n';
import en from './calendar-messages.en.json' with { type: 'json' };
import zh from './calendar-messages.zh-cn.json' with { type: 'json' };

export const calendarMessages = defineMessages('adminCalendar', { 'zh-cn': zh, en });
