import { defineMessages } from '@portal/shared/i18n';

export const passwordMessages = defineMessages('adminUserPassword', {
  'zh-cn': {
    title: '重置 {{name}} 的密码',
    consequence: '保存后，旧密码立即失效，{{name}} 在所有设备上退出登录，下次登录须修改密码。',
    field: '新密码',
    rule: '6 到 128 个字符，首尾不能有空格。',
    propose: '随机生成',
    submit: '重置密码',
    done: '{{name}} 的新密码',
    doneBody: '请通过安全的方式转告本人。关闭后不再显示。',
    copy: '复制',
    copied: '已复制',
    copyFailed: '浏览器不允许复制，请手动选中复制',
    close: '关闭',
    cancel: '取消',
    faults: {
      tooShort: '密码至少 6 个字符',
      tooLong: '密码最多 128 个字符',
      spaces: '密码首尾不能有空格',
    },
  },
  en: {
    title: 'Reset the password of {{name}}',
    consequence:
      'The old password stops working at once. {{name}} is logged out on all devices and has to change the password at the next login.',
    field: 'New password',
    rule: '6 to 128 characters, no space at either end.',
    propose: 'Generate',
    submit: 'Reset password',
    done: 'The new password of {{name}}',
    doneBody: 'Pass it on in a safe way. It is not shown again.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The browser refused. Please select and copy it by hand',
    close: 'Close',
    cancel: 'Cancel',
    faults: {
      tooShort: 'At least 6 characters',
      tooLong: 'At most 128 characters',
      spaces: 'No space at either end',
    },
  },
});
