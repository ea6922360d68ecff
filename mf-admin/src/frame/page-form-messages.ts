import { defineMessages } from '@portal/shared/i18n';

/** The words of forms that are pages of their own. */
export const pageFormMessages = defineMessages('adminPageForm', {
  'zh-cn': { unsaved: '有未保存的修改' },
  en: { unsaved: 'There are changes that are not saved' },
});
