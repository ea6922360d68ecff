import { Tag } from '@portal/shared/ui';
import { defineList } from '#src/list/define-list.ts';
import styles from './session.module.css';
import { sessionMessages } from './session-messages.ts';
import { useSessionEnd } from './use-end-sessions.tsx';

/** Open sessions, and ending them. */
export const sessionList = defineList({
  call: 'GET /api/v1/watch/sessions/page',
  messages: sessionMessages,
  rowName: ({ nickname }) => nickname,
  longestSearch: 64,
  columns: (column) => [
    column.custom('user', 200, ({ nickname, username, current }, { t }) => (
      <span className={styles.name}>
        <span>{nickname}</span>
        {current && <Tag tone="good">{t('current')}</Tag>}
        <span className={styles.detail}>{username}</span>
      </span>
    )),
    column.text('device', 180, { blank: 'unknownDevice' }),
    column.text('address', 144),
    column.instant('createdAt', 168),
    column.instant('lastSeenAt', 168),
  ],
  remove: {
    anyOf: ['watch:session:end'],
    command: useSessionEnd,
    label: 'end',
    bulkLabel: 'endSelected',
  },
  actionsWidth: 112,
  pollEvery: 60_000,
  rowHeight: 56,
});
