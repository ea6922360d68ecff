import { defineMessages } from '@portal/shared/i18n';
import en from './detail-messages.en.json' with { type: 'json' };
import zh from './detail-messages.zh-cn.json' with { type: 'json' };

export const detailMessages = defineMessages('orderDetail', { 'zh-cn': zh, en });
