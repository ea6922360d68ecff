import { defineMessages } from '@portal/shared/i18n';
import en from './room-messages.en.json' with { type: 'json' };
import zh from './room-messages.zh-cn.json' with { type: 'json' };

export const roomMessages = defineMessages('hotelRooms', { 'zh-cn': zh, en });
