import { defineMessages } from '@portal/shared/i18n';

/** The words around versions that somebody always gets. */
export const pinMessages = defineMessages('adminReleasePins', {
  'zh-cn': {
    title: '固定版本',
    none: '没有人固定在某个版本。可在版本的更多操作中为用户或角色固定。',
    user: '用户 {{subject}}',
    role: '角色 {{subject}}',
    meta: '{{actor}} 于 {{at}}',
    unpin: '取消',
    unpinFor: '取消为 {{subject}} 固定',
  },
  en: {
    title: 'Pins',
    none: 'Nobody has a version of their own. A version can be pinned for a user or a role in its menu.',
    user: 'User {{subject}}',
    role: 'Role {{subject}}',
    meta: '{{actor}}, {{at}}',
    unpin: 'Unpin',
    unpinFor: 'Unpin for {{subject}}',
  },
});
