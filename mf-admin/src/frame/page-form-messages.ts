import { defineMessages } from '@portal/shared/i18n';
import en from './page-form-messages.en.json' with { type: 'json' };
import zh from './page-form-messages.zh-cn.json' with { type: 'json' };

/** The words of forms that are pages of their own. */
export const pageFormMessages = defineMessages('adminPageForm', { 'zh-cn': zh, en });
