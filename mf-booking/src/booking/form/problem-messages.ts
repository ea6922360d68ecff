import { defineMessages } from '@portal/shared/i18n';

export const problemMessages = defineMessages('bookingProblems', {
  'zh-cn': {
    owned: '{{owner}}：{{text}}',
    contact: '联系人',
    duplicate: '与前面的人重复',
    email: '电子邮箱格式不正确',
  },
  en: {
    owned: '{{owner}}: {{text}}',
    contact: 'Contact',
    duplicate: 'This person is entered twice',
    email: 'This is not a valid e-mail address',
  },
});
