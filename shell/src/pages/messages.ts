import { defineMessages } from '@portal/shared/i18n';

export const pageMessages = defineMessages('pages', {
  'zh-cn': {
    home: '回到首页',
    back: '返回上一页',
    login: '换个账号登录',
    pending: '正在准备页面',
    notFound: {
      title: '这条路没有走通',
      body: '页面可能已经搬走，或者地址有误。不妨从首页重新出发。',
    },
    forbidden: {
      title: '您没有权限查看这个页面',
      body: '如需开通，请联系管理员；也可以换一个账号登录。',
    },
  },
  en: {
    home: 'Back to the home page',
    back: 'Go back',
    login: 'Log in with another account',
    pending: 'Preparing the page',
    notFound: {
      title: 'This path leads nowhere',
      body: 'The page may have moved, or the address is wrong. Set out again from the home page.',
    },
    forbidden: {
      title: 'You are not allowed to see this page',
      body: 'Ask an administrator for access, or log in with another account.',
    },
  },
});
