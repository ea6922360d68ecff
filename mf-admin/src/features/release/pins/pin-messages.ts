import { defineMessages } from '@portal/shared/i18n';
import en from './pin-messages.en.json' with { type: 'json' };
import zh from './pin-messages.zh-cn.json' with { type: 'json' };

/** The texts of pins. */
export const pinMessages = defineMessages('adminReleasePins', { 'zh-cn': zh, en });
