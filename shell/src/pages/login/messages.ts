import { defineMessages } from '@portal/shared/i18n';

export const loginMessages = defineMessages('login', {
  'zh-cn': {
    title: '欢迎回来',
    lead: '登录后可以预订、付款，随时查看您的行程。',
    username: '用户名',
    login: '登录',
    register: '还没有账号？注册',
    forgotten: '忘记密码？',
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
    login: 'Log in',
    register: 'New here? Register',
    forgotten: 'Forgot your password?',
    fault: {
      username: 'Please enter your username',
      password: 'Please enter your password',
      passwordShort: 'A password has at least 6 characters',
      verifyCode: 'Please enter the result of the sum in the picture',
    },
  },
});
