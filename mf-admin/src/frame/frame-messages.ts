import { defineMessages } from '@portal/shared/i18n';

/** The words that every screen of the back office uses. */
export const frameMessages = defineMessages('frame', {
  'zh-cn': {
    noPermission: {
      title: '您没有查看这里的权限',
      body: '如工作需要，请联系系统管理员为您的角色开通。',
    },
    save: '保存',
    cancel: '取消',
    close: '关闭',
    discard: {
      title: '放弃未保存的修改？',
      body: '关闭后，已填写的内容不会保留。',
      confirm: '放弃修改',
    },
    more: '更多操作：{{name}}',
    actionOn: '{{action}} {{name}}',
    opening: '正在打开',
  },
  en: {
    noPermission: {
      title: 'You may not see this',
      body: 'If you need it for your work, ask an administrator to allow it for your role.',
    },
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    discard: {
      title: 'Discard the changes?',
      body: 'What you have filled in is not kept when you close.',
      confirm: 'Discard',
    },
    more: 'More actions: {{name}}',
    actionOn: '{{action}} {{name}}',
    opening: 'Opening',
  },
});
