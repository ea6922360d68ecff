import { defineMessages } from '@portal/shared/i18n';
import en from './field-messages.en.json' with { type: 'json' };
import zh from './field-messages.zh-cn.json' with { type: 'json' };

/** The words of fields for pictures, links and texts in two languages. */
export const fieldMessages = defineMessages('adminFields', { 'zh-cn': zh, en });
