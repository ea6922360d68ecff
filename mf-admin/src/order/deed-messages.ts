import { defineMessages } from '@portal/shared/i18n';
import en from './deed-messages.en.json' with { type: 'json' };
import zh from './deed-messages.zh-cn.json' with { type: 'json' };

/** What staff can do, as the buttons say it. The names are those of the events that follow. */
export const deedMessages = defineMessages('adminOrderDeeds', { 'zh-cn': zh, en });
