import { defineMessages } from '@portal/shared/i18n';
import en from './health-messages.en.json' with { type: 'json' };
import zh from './health-messages.zh-cn.json' with { type: 'json' };

/** The words around how releases do in browsers. */
export const healthMessages = defineMessages('adminReleaseHealth', { 'zh-cn': zh, en });
