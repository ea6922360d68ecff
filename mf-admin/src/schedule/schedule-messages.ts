import { defineMessages } from '@portal/shared/i18n';
import en from './schedule-messages.en.json' with { type: 'json' };
import zh from './schedule-messages.zh-cn.json' with { type: 'json' };

export const scheduleMessages = defineMessages('adminSchedule', { 'zh-cn': zh, en });
