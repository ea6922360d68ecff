import { defineMessages } from '@portal/shared/i18n';

/** What the history says of each thing that was done. */
export const historyMessages = defineMessages('adminReleaseHistory', {
  'zh-cn': {
    title: '历史',
    publish: '{{actor}} 发布了 {{version}}',
    promote: '{{actor}} 上线了 {{version}}，替换 {{replaced}}',
    promoteFirst: '{{actor}} 首次上线了 {{version}}',
    rollback: '{{actor}} 回滚到 {{version}}，撤下 {{replaced}}',
    canary: '{{actor}} 让 {{detail}} 的访客使用 {{version}}',
    'stop-canary': '{{actor}} 结束了 {{version}} 的灰度',
    halt: '平台自动停止了 {{version}} 的灰度',
    pin: '{{actor}} 为 {{detail}} 固定了 {{version}}',
    unpin: '{{actor}} 取消了为 {{detail}} 固定的 {{version}}',
    lock: '{{actor}} 锁定了应用',
    unlock: '{{actor}} 解锁了应用',
    retire: '平台删除了长期未使用的 {{version}}',
    forced: '强制通过 {{count}} 项检查问题',
    empty: '还没有历史记录',
  },
  en: {
    title: 'History',
    publish: '{{actor}} published {{version}}',
    promote: '{{actor}} promoted {{version}} in place of {{replaced}}',
    promoteFirst: '{{actor}} promoted {{version}}, the first one',
    rollback: '{{actor}} went back to {{version}} and took {{replaced}} away',
    canary: '{{actor}} gave {{version}} to {{detail}} of the visitors',
    'stop-canary': '{{actor}} ended the canary {{version}}',
    halt: 'The portal ended the canary {{version}} by itself',
    pin: '{{actor}} pinned {{version}} for {{detail}}',
    unpin: '{{actor}} unpinned {{version}} for {{detail}}',
    lock: '{{actor}} locked the app',
    unlock: '{{actor}} unlocked the app',
    retire: 'The portal deleted {{version}}, which nobody had used for long',
    forced: '{{count}} findings of the gate were overruled',
    empty: 'Nothing happened yet',
  },
});
