import { defineMessages } from '@portal/shared/i18n';
import en from './action-messages.en.json' with { type: 'json' };
import zh from './action-messages.zh-cn.json' with { type: 'json' };

/** The labels of staff actions, by the events that follow. */
export const orderActionMessages = defineMessages('adminOrderActions', { 'zh-cn': zh, en });
