import { defineMessages } from '@portal/shared/i18n';
import en from './hotel-list-messages.en.json' with { type: 'json' };
import zh from './hotel-list-messages.zh-cn.json' with { type: 'json' };

export const hotelListMessages = defineMessages('hotelList', { 'zh-cn': zh, en });
