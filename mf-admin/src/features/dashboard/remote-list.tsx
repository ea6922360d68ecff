import { useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { Card } from '#src/layout/cards.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { useAppName } from '#src/ui/app-names.ts';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { type RemoteHealth, useRemoteHealth } from './analytics-calls.ts';
import styles from './dashboard.module.css';
import { dashboardMessages } from './dashboard-messages.ts';

const Remote = ({ app, version, tookMs }: RemoteHealth) => {
  const t = useMessages(dashboardMessages);
  const nameOf = useAppName();
  return (
    <li>
      <span>{nameOf(app)}</span>
      <code className={styles.soft}>{version}</code>
      {tookMs === undefined ? (
        <Tag tone="bad">{t('remotes.bad')}</Tag>
      ) : (
        <Tag tone="good">{t('remotes.good', { ms: tookMs })}</Tag>
      )}
    </li>
  );
};

/** The availability of each app's live release, measured from this browser. */
export const RemoteList = () => {
  const t = useMessages(dashboardMessages);
  const health = useRemoteHealth();
  return (
    <Card title={t('remotes.title')}>
      <AdminQuery query={health} skeleton={<RowsSkeleton rows={5} height={32} />}>
        {(remotes) => (
          <ul className={styles.remotes}>
            {remotes.map((remote) => (
              <Remote key={remote.app} {...remote} />
            ))}
          </ul>
        )}
      </AdminQuery>
    </Card>
  );
};
