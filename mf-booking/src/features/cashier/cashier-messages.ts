import { defineMessages } from '@portal/shared/i18n';
import en from './cashier-messages.en.json' with { type: 'json' };
import zh from './cashier-messages.zh-cn.json' with { type: 'json' };

export const cashierMessages = defineMessages('cashier', { 'zh-cn': zh, en });
