import { defineMessages } from '@portal/shared/i18n';
import en from './ticket-list-messages.en.json' with { type: 'json' };
import zh from './ticket-list-messages.zh-cn.json' with { type: 'json' };

export const ticketListMessages = defineMessages('ticketList', { 'zh-cn': zh, en });
