import { defineMessages } from '@portal/shared/i18n';

export const tabMessages = defineMessages('tabs', {
  'zh-cn': {
    label: '已打开的页面',
    list: '已打开的页面：',
    actions: '页签操作',
    pinned: '{{title}}（已固定）',
    refresh: '刷新',
    pin: '固定',
    unpin: '取消固定',
    close: { this: '关闭', left: '关闭左侧', right: '关闭右侧', others: '关闭其他', all: '全部关闭' },
    unsaved: {
      title: '放弃「{{titles}}」中未保存的修改？',
      and: '」「',
      body: '已填写的内容不会保留。',
      confirm: '放弃修改',
    },
    crowdedOut: '最多打开 {{most}} 个页签，已关闭「{{title}}」',
  },
  en: {
    label: 'Open pages',
    list: 'Open pages: ',
    actions: 'Tab actions',
    pinned: '{{title}} (pinned)',
    refresh: 'Refresh',
    pin: 'Pin',
    unpin: 'Unpin',
    close: {
      this: 'Close',
      left: 'Close to the left',
      right: 'Close to the right',
      others: 'Close others',
      all: 'Close all',
    },
    unsaved: {
      title: 'Discard the changes in “{{titles}}”?',
      and: '”, “',
      body: 'What you have filled in is not kept.',
      confirm: 'Discard',
    },
    crowdedOut: 'No more than {{most}} tabs stay open: “{{title}}” was closed',
  },
});
