import { defineMessages } from '@portal/shared/i18n';
import en from './ui-messages.en.json' with { type: 'json' };
import zh from './ui-messages.zh-cn.json' with { type: 'json' };

/** The words that every screen of the back office uses. */
export const uiMessages = defineMessages('adminUi', { 'zh-cn': zh, en });
