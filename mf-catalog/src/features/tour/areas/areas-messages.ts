import { defineMessages } from '@portal/shared/i18n';
import en from './areas-messages.en.json' with { type: 'json' };
import zh from './areas-messages.zh-cn.json' with { type: 'json' };

/** The words of tours on the home page. */
export const areasMessages = defineMessages('tour-areas', { 'zh-cn': zh, en });
