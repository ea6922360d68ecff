import type { ReleaseStatus } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useQueryParams } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useRef, useState } from 'react';
import { AdminPage } from '#src/frame/admin-page.tsx';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { AppRow } from './app-row.tsx';
import { HistoryList } from './history-list.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useReleases } from './release-calls.ts';
import { type Direction, directionTo } from './release-facts.ts';
import { releaseMessages } from './release-messages.ts';
import styles from './release-screen.module.css';
import { VersionList } from './version-list.tsx';

interface Planned {
  readonly status: ReleaseStatus;
  readonly version: string;
  readonly direction: Direction;
}

interface AppsProps {
  readonly apps: readonly ReleaseStatus[];
  readonly onPlan: (planned: Planned) => void;
}

const Apps = ({ apps, onPlan }: AppsProps) => {
  const t = useMessages(releaseMessages);
  const { get, set } = useQueryParams();
  const details = useRef<HTMLDivElement>(null);
  const chosen = apps.find(({ app }) => app === get('app')) ?? apps[0];
  const choose = (app: string) => {
    set({ app }, { replace: true });
    details.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <ul className={styles.apps} aria-label={t('apps.label')}>
        {apps.map((status) => (
          <AppRow
            key={status.app}
            status={status}
            chosen={status === chosen}
            onChoose={() => choose(status.app)}
            onRollback={(version) => onPlan({ status, version, direction: 'rollback' })}
          />
        ))}
      </ul>
      {chosen && (
        <div ref={details} className={styles.columns}>
          <section className={styles.paper}>
            <h2>{t('versions.title', { app: t(`apps.${chosen.app}`) })}</h2>
            <VersionList
              status={chosen}
              onMove={(version) =>
                onPlan({ status: chosen, version, direction: directionTo(chosen, version) })
              }
            />
          </section>
          <section className={styles.paper}>
            <h2>{t('history.title')}</h2>
            <HistoryList app={chosen.app} />
          </section>
        </div>
      )}
    </>
  );
};

/** Releases: what is live of every app, what there is to go to, and what was done. */
export const ReleaseScreen = () => {
  const t = useMessages(releaseMessages);
  const releases = useReleases();
  const [planned, setPlanned] = useState<Planned>();
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      {releases.data && releases.isError && <Alert type="warning" showIcon title={t('stale')} />}
      <AdminQuery query={releases} skeleton={<RowsSkeleton rows={3} height={144} />}>
        {(apps) => <Apps apps={apps} onPlan={setPlanned} />}
      </AdminQuery>
      {planned && <MoveDialog {...planned} onClose={() => setPlanned(undefined)} />}
    </AdminPage>
  );
};
