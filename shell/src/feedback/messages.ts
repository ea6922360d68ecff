import { defineMessages } from '@portal/shared/i18n';

export const feedbackMessages = defineMessages('feedback', {
  'zh-cn': {
    loading: '加载中',
    expired: {
      title: '提示',
      body: '当前页面已失效，请重新登录',
      confirm: '确定',
    },
    crash: {
      title: '页面出了点问题',
      body: '这个页面没能正常显示，其他页面不受影响。',
      reload: '刷新页面',
    },
    unavailable: {
      title: '这个页面暂时打不开',
      body: '网络不稳定，或者这部分正在更新。其他页面可以照常使用。',
      retry: '重试',
    },
  },
  en: {
    loading: 'Loading',
    expired: {
      title: 'Notice',
      body: 'This page has expired. Please log in again.',
      confirm: 'OK',
    },
    crash: {
      title: 'Something went wrong on this page',
      body: 'This page could not be shown. The others are not affected.',
      reload: 'Reload the page',
    },
    unavailable: {
      title: 'This page cannot be opened at the moment',
      body: 'The network is unsteady, or this part is being updated. The other pages work as usual.',
      retry: 'Try again',
    },
  },
});
