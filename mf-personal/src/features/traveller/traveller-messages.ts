import { defineMessages } from '@portal/shared/i18n';
import en from './traveller-messages.en.json' with { type: 'json' };
import zh from './traveller-messages.zh-cn.json' with { type: 'json' };

export const travellerMessages = defineMessages('myTravellers', { 'zh-cn': zh, en });
