import { defineMessages } from '@portal/shared/i18n';

export const resetMessages = defineMessages('reset-password', {
  'zh-cn': {
    title: '重设密码',
    lead: '用绑定的手机号或邮箱收一个验证码，设置新密码。',
    channel: '验证方式',
    sms: '手机短信',
    mail: '邮箱',
    submit: '设置新密码',
    done: '新密码已生效，请登录',
  },
  en: {
    title: 'Reset your password',
    lead: 'Get a code by the mobile number or mail address of your account, and choose a new password.',
    channel: 'Get the code by',
    sms: 'Short message',
    mail: 'Mail',
    submit: 'Set the new password',
    done: 'Your new password is set. Please log in',
  },
});
