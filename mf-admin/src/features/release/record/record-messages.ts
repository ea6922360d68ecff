import { defineMessages } from '@portal/shared/i18n';
import en from './record-messages.en.json' with { type: 'json' };
import zh from './record-messages.zh-cn.json' with { type: 'json' };

/** The words around what a release is made of. */
export const recordMessages = defineMessages('adminReleaseRecord', { 'zh-cn': zh, en });
