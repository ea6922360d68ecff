import { defineMessages } from '@portal/shared/i18n';
import en from './keys-messages.en.json' with { type: 'json' };
import zh from './keys-messages.zh-cn.json' with { type: 'json' };

/** The words of the keys of lists. */
export const keysMessages = defineMessages('adminListKeys', { 'zh-cn': zh, en });
