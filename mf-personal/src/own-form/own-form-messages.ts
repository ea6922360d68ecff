import { defineMessages } from '@portal/shared/i18n';

export const ownFormMessages = defineMessages('ownForm', {
  'zh-cn': { cancel: '取消', password: '登录密码', passwordMissing: '请输入密码' },
  en: { cancel: 'Cancel', password: 'Password', passwordMissing: 'Please enter the password' },
});
