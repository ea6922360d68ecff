import { defineMessages } from '@portal/shared/i18n';

export const accountFormMessages = defineMessages('account-form', {
  'zh-cn': {
    password: '密码',
    newPassword: '新密码',
    verifyCode: '验证码',
    captcha: '看不清？点击换一张',
    captchaComing: '正在加载图片',
    captchaMissing: '验证码没有加载，点击重试',
    capsLock: '大写锁定已打开',
  },
  en: {
    password: 'Password',
    newPassword: 'New password',
    verifyCode: 'Verification code',
    captcha: 'Hard to read? Click for another one',
    captchaComing: 'The picture is loading',
    captchaMissing: 'The code did not load. Click to try again',
    capsLock: 'Caps Lock is on',
  },
});
