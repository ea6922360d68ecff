import { defineMessages } from '@portal/shared/i18n';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

/** The words that the controls themselves bring. */
export const uiMessages = defineMessages('ui', { 'zh-cn': zh, en });
