import { defineMessages } from '@portal/shared/i18n';

export const registerMessages = defineMessages('register', {
  'zh-cn': {
    title: '注册海途账号',
    lead: '一分钟注册，预订行程、保存旅客、随时查看订单。',
    usernameHint: '用它登录，注册后不能更改',
    accept: '我已阅读并同意',
    terms: '《使用条款》',
    and: '和',
    privacy: '《隐私政策》',
    submit: '注册并登录',
  },
  en: {
    title: 'Create an account',
    lead: 'It takes a minute: book trips, keep travellers, and see your orders at any time.',
    usernameHint: 'You log in with it; it cannot be changed later',
    accept: 'I have read and accept the',
    terms: 'terms of use',
    and: 'and the',
    privacy: 'privacy policy',
    submit: 'Register and log in',
  },
});
