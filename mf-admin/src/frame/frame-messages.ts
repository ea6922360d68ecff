import { defineMessages } from '@portal/shared/i18n';
import en from './frame-messages.en.json' with { type: 'json' };
import zh from './frame-messages.zh-cn.json' with { type: 'json' };

/** The words that every screen of the back office uses. */
export const frameMessages = defineMessages('frame', { 'zh-cn': zh, en });
