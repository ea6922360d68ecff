import { defineMessages } from '@portal/shared/i18n';
import en from './order-messages.en.json' with { type: 'json' };
import zh from './order-messages.zh-cn.json' with { type: 'json' };

export const orderMessages = defineMessages('order', { 'zh-cn': zh, en });
