import { defineMessages } from '@portal/shared/i18n';
import en from './redeem-messages.en.json' with { type: 'json' };
import zh from './redeem-messages.zh-cn.json' with { type: 'json' };

export const redeemMessages = defineMessages('adminRedeem', { 'zh-cn': zh, en });
