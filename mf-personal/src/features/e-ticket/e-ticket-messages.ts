import { defineMessages } from '@portal/shared/i18n';
import en from './e-ticket-messages.en.json' with { type: 'json' };
import zh from './e-ticket-messages.zh-cn.json' with { type: 'json' };

export const eTicketMessages = defineMessages('eTicket', { 'zh-cn': zh, en });
