import { defineMessages } from '@portal/shared/i18n';

/** The words around what a release is made of. */
export const recordMessages = defineMessages('adminReleaseRecord', {
  'zh-cn': {
    title: '{{app}} {{version}}',
    published: '发布',
    built: '构建',
    commit: '提交',
    signature: '签名密钥',
    unsigned: '没有签名',
    platform: '平台版本',
    cssPrefix: '样式前缀',
    views: '视图',
    files: '文件',
    shared: '共享依赖',
  },
  en: {
    title: '{{app}} {{version}}',
    published: 'Published',
    built: 'Built',
    commit: 'Commit',
    signature: 'Signature key',
    unsigned: 'Not signed',
    platform: 'Platform version',
    cssPrefix: 'Style prefix',
    views: 'Views',
    files: 'Files',
    shared: 'Shared packages',
  },
});
