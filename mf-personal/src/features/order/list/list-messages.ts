import { defineMessages } from '@portal/shared/i18n';
import en from './list-messages.en.json' with { type: 'json' };
import zh from './list-messages.zh-cn.json' with { type: 'json' };

export const listMessages = defineMessages('orderList', { 'zh-cn': zh, en });
