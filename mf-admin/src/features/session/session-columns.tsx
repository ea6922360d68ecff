import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import styles from './session.module.css';
import type { SessionRow } from './session-calls.ts';
import { sessionMessages } from './session-messages.ts';

const SessionName = ({ session }: { session: SessionRow }) => {
  const t = useMessages(sessionMessages);
  return (
    <span className={styles.name}>
      <span>{session.nickname}</span>
      {session.current && <Tag tone="good">{t('current')}</Tag>}
      <span className={styles.detail}>{session.username}</span>
    </span>
  );
};

/** The columns of the sessions. */
export const useSessionColumns = (onEnd: (session: SessionRow) => void): TableColumns<SessionRow> => {
  const t = useMessages(sessionMessages);
  const common = useMessages(listMessages);
  const language = useLanguage();
  const action = (session: SessionRow) => ({
    key: 'end',
    label: t('end'),
    anyOf: ['watch:session:end'],
    danger: true,
    onSelect: () => onEnd(session),
  });
  return [
    {
      title: t('columns.user'),
      key: 'user',
      width: 200,
      render: (_, session) => <SessionName session={session} />,
    },
    {
      title: t('columns.device'),
      dataIndex: 'device',
      width: 180,
      render: (device: string) => device || t('unknownDevice'),
    },
    { title: t('columns.address'), dataIndex: 'address', width: 144 },
    {
      title: t('columns.began'),
      dataIndex: 'createdAt',
      width: 168,
      render: (at: string) => formatInstant(at, language),
    },
    {
      title: t('columns.used'),
      dataIndex: 'lastSeenAt',
      width: 168,
      render: (at: string) => formatInstant(at, language),
    },
    {
      title: common('actions'),
      key: 'actions',
      width: 112,
      fixed: 'right',
      render: (_, session) => <RowActions name={session.nickname} actions={[action(session)]} />,
    },
  ];
};
