import { defineMessages } from '@portal/shared/i18n';
import en from './form-messages.en.json' with { type: 'json' };
import zh from './form-messages.zh-cn.json' with { type: 'json' };

/** The words of the editor besides the names of its fields. */
export const formMessages = defineMessages('adminProductForm', { 'zh-cn': zh, en });
