import { defineMessages } from '@portal/shared/i18n';
import en from './date-messages.en.json' with { type: 'json' };
import zh from './date-messages.zh-cn.json' with { type: 'json' };

export const dateMessages = defineMessages('dateInput', { 'zh-cn': zh, en });
