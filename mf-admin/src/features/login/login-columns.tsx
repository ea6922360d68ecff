import type { LoginResult } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import type { TableColumns } from '#src/list/table/table-column.ts';
import styles from './login.module.css';
import type { LoginRow } from './login-calls.ts';
import { loginMessages } from './login-messages.ts';

const LoginName = ({ username, userId }: LoginRow) => {
  const t = useMessages(loginMessages);
  return (
    <span className={styles.name}>
      {username || '—'}
      {userId === null && <span className={styles.unknown}>{t('unknownUser')}</span>}
    </span>
  );
};

/** The columns of the log. */
export const useLoginColumns = (): TableColumns<LoginRow> => {
  const t = useMessages(loginMessages);
  const language = useLanguage();
  return [
    {
      title: t('columns.username'),
      key: 'username',
      width: 208,
      render: (_, row) => <LoginName {...row} />,
    },
    {
      title: t('columns.result'),
      dataIndex: 'result',
      width: 176,
      render: (result: LoginResult) => (
        <Tag tone={result === 'success' ? 'good' : 'bad'}>{t(`results.${result}`)}</Tag>
      ),
    },
    {
      title: t('columns.device'),
      dataIndex: 'device',
      width: 176,
      render: (device: string) => device || t('unknownDevice'),
    },
    { title: t('columns.address'), dataIndex: 'address', width: 144 },
    {
      title: t('columns.at'),
      dataIndex: 'createdAt',
      width: 168,
      render: (at: string) => formatInstant(at, language),
    },
  ];
};
