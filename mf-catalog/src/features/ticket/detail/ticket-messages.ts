import { defineMessages } from '@portal/shared/i18n';
import en from './ticket-messages.en.json' with { type: 'json' };
import zh from './ticket-messages.zh-cn.json' with { type: 'json' };

export const ticketMessages = defineMessages('ticketDetail', { 'zh-cn': zh, en });
