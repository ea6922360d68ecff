import { defineMessages } from '@portal/shared/i18n';
import en from './stay-messages.en.json' with { type: 'json' };
import zh from './stay-messages.zh-cn.json' with { type: 'json' };

export const stayMessages = defineMessages('hotelStay', { 'zh-cn': zh, en });
