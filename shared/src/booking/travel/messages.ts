import { defineMessages } from '@portal/shared/i18n';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

/** The words of who travels and of what cancelling costs, wherever they are asked or shown. */
export const travelMessages = defineMessages('travel', { 'zh-cn': zh, en });
