import { defineMessages } from '@portal/shared/i18n';
import en from './departure-messages.en.json' with { type: 'json' };
import zh from './departure-messages.zh-cn.json' with { type: 'json' };

export const departureMessages = defineMessages('adminDeparture', { 'zh-cn': zh, en });
