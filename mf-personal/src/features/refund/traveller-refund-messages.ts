import { defineMessages } from '@portal/shared/i18n';
import en from './traveller-refund-messages.en.json' with { type: 'json' };
import zh from './traveller-refund-messages.zh-cn.json' with { type: 'json' };

export const travellerRefundMessages = defineMessages('travellerRefund', { 'zh-cn': zh, en });
