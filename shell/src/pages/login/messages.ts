import { defineMessages } from '@portal/shared/i18n';

export const loginMessages = defineMessages('login', {
  'zh-cn': {
    title: '欢迎回来',
    lead: '登录后可以预订、付款，随时查看您的行程。',
    username: '用户名',
    password: '密码',
    verifyCode: '验证码',
    captcha: '看不清？点击换一张',
    captchaMissing: '验证码没有加载，点击重试',
    capsLock: '大写锁定已打开',
    login: '登录',
    fault: {
      username: '请输入用户名',
      password: '请输入密码',
      passwordShort: '密码至少 6 位',
      verifyCode: '请输入图中算式的结果',
    },
  },
  en: {
    title: 'Welcome back',
    lead: 'Log in to book, to pay, and to see your trips at any time.',
    username: 'Username',
    password: 'Password',
    verifyCode: 'Verification code',
    captcha: 'Hard to read? Click for another one',
    captchaMissing: 'The code did not load. Click to try again',
    capsLock: 'Caps Lock is on',
    login: 'Log in',
    fault: {
      username: 'Please enter your username',
      password: 'Please enter your password',
      passwordShort: 'A password has at least 6 characters',
      verifyCode: 'Please enter the result of the sum in the picture',
    },
  },
});
