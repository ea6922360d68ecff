import { defineMessages } from '@portal/shared/i18n';
import en from './history-messages.en.json' with { type: 'json' };
import zh from './history-messages.zh-cn.json' with { type: 'json' };

/** The texts of the release history. */
export const historyMessages = defineMessages('adminReleaseHistory', { 'zh-cn': zh, en });
