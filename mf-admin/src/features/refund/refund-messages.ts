import { defineMessages } from '@portal/shared/i18n';
import en from './refund-messages.en.json' with { type: 'json' };
import zh from './refund-messages.zh-cn.json' with { type: 'json' };

export const refundMessages = defineMessages('adminRefund', { 'zh-cn': zh, en });
