import { defineMessages } from '@portal/shared/i18n';

/** What is said when no answer came at all; everything else the server says itself. */
export const apiMessages = defineMessages('api', {
  'zh-cn': {
    network: '网络连接不上，请检查网络后重试',
    timeout: '服务器响应超时，请稍后重试',
    cancelled: '请求已取消',
  },
  en: {
    network: 'We cannot reach the server. Check your connection and try again.',
    timeout: 'The server took too long to answer. Please try again shortly.',
    cancelled: 'The request was cancelled',
  },
});
