import { defineMessages } from '@portal/shared/i18n';

export const documentMessages = defineMessages('document', {
  'zh-cn': {
    title: '文档',
    lead: '面向使用和对接本站的人。',
    api: '接口文档',
    apiHint: '全部接口的路径、参数和返回，可以在线调用。',
    source: '源代码仓库',
    sourceHint: '源代码、说明和变更记录。',
  },
  en: {
    title: 'Document',
    lead: 'For those who use this site and connect to it.',
    api: 'API reference',
    apiHint: 'The path, the parameters and the answer of every call, to try online.',
    source: 'Source code',
    sourceHint: 'The source code, its guides and its changes.',
  },
});
