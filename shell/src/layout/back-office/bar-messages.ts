import { defineMessages } from '@portal/shared/i18n';
import en from './bar-messages.en.json' with { type: 'json' };
import zh from './bar-messages.zh-cn.json' with { type: 'json' };

/** The words of the back office's top bar and side menu. */
export const barMessages = defineMessages('bar', { 'zh-cn': zh, en });
