import type { ReleaseStatus } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { HasPerm, useHasPerm } from '@portal/shared/session';
import { useQueryParams } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { Page } from '#src/layout/page.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { ActionDialog } from './actions/action-dialog.tsx';
import type { ReleaseAction } from './actions/release-action.ts';
import { AppDetails } from './apps/app-details.tsx';
import { AppRow } from './apps/app-row.tsx';
import { useReleases } from './release-calls.ts';
import { PlanContext } from './release-context.ts';
import { releaseMessages } from './release-messages.ts';
import styles from './release-screen.module.css';
import { TokenSection } from './tokens/token-section.tsx';

const Apps = ({ apps }: { apps: readonly ReleaseStatus[] }) => {
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
      <ul className={styles.apps} aria-label={t('apps')}>
        {apps.map((status) => (
          <AppRow
            key={status.app}
            status={status}
            chosen={status === chosen}
            onChoose={() => choose(status.app)}
          />
        ))}
      </ul>
      <div ref={details}>{chosen && <AppDetails key={chosen.app} status={chosen} />}</div>
      <HasPerm anyOf={['release:team']}>
        <TokenSection apps={apps.map(({ app }) => app)} />
      </HasPerm>
    </>
  );
};

/** The rollback of an app to its previous version; undefined without one. */
const rollbackOf = (
  app: string | undefined,
  releases: readonly ReleaseStatus[] | undefined,
): ReleaseAction | undefined => {
  const status = releases?.find((one) => one.app === app);
  return status?.previous ? { kind: 'rollback', app: status.app, version: status.previous } : undefined;
};

/** Releases: status, health, versions and history of every app. */
export const ReleaseScreen = () => {
  const t = useMessages(releaseMessages);
  const releases = useReleases();
  const { get, set } = useQueryParams();
  const [planned, setAction] = useState<ReleaseAction>();
  const mayRollBack = useHasPerm(['release:promote']);
  const asked =
    get('action') === 'rollback' && mayRollBack ? rollbackOf(get('app'), releases.data) : undefined;
  const action = planned ?? asked;
  const close = () => {
    setAction(undefined);
    if (get('action')) set({ action: undefined }, { replace: true });
  };
  const status = action && releases.data?.find(({ app }) => app === action.app);
  return (
    <Page title={t('title')} lead={t('lead')}>
      {releases.data && releases.isError && (
        <p role="status" className={styles.stale}>
          {t('stale')}
        </p>
      )}
      <PlanContext value={setAction}>
        <AdminQuery query={releases} skeleton={<RowsSkeleton rows={3} height={144} />}>
          {(apps) => <Apps apps={apps} />}
        </AdminQuery>
      </PlanContext>
      {action && status && <ActionDialog action={action} status={status} onClose={close} />}
    </Page>
  );
};
