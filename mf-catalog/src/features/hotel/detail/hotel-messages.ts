import { defineMessages } from '@portal/shared/i18n';
import en from './hotel-messages.en.json' with { type: 'json' };
import zh from './hotel-messages.zh-cn.json' with { type: 'json' };

export const hotelMessages = defineMessages('hotelDetail', { 'zh-cn': zh, en });
