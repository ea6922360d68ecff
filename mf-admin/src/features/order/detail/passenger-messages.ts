import { defineMessages } from '@portal/shared/i18n';
import en from './passenger-messages.en.json' with { type: 'json' };
import zh from './passenger-messages.zh-cn.json' with { type: 'json' };

/** The words of the list of who departs together. */
export const passengerMessages = defineMessages('adminPassenger', { 'zh-cn': zh, en });
