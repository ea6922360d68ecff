import type { ReleaseStatus } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { EmptyState, Tag } from '@portal/shared/ui';
import { Button } from '#src/ui/button.tsx';
import { usePlan } from '../release-context.ts';
import { directionTo, formatBytes } from '../release-facts.ts';
import { releaseMessages } from '../release-messages.ts';
import styles from './version-list.module.css';
import { VersionMenu } from './version-menu.tsx';

type VersionRow = ReleaseStatus['versions'][number];

interface VersionProps {
  readonly row: VersionRow;
  readonly status: ReleaseStatus;
  readonly onRecord: (version: string) => void;
}

const MoveButton = ({ status, version }: { status: ReleaseStatus; version: string }) => {
  const t = useMessages(releaseMessages);
  const plan = usePlan();
  const kind = directionTo(status, version);
  const back = kind === 'rollback';
  const action = t(back ? 'rollbackTo' : 'promote');
  return (
    <HasPerm anyOf={['release:promote']}>
      <Button
        size="small"
        danger={back}
        aria-label={t('onVersion', { action, version })}
        onClick={() => plan({ kind, app: status.app, version })}
      >
        {action}
      </Button>
    </HasPerm>
  );
};

const Marks = ({
  version,
  status: { live, previous, canary },
}: {
  version: string;
  status: ReleaseStatus;
}) => {
  const t = useMessages(releaseMessages);
  return (
    <>
      {version === live && <Tag tone="good">{t('versions.live')}</Tag>}
      {version === canary?.version && <Tag tone="warn">{t('versions.canary', { share: canary.share })}</Tag>}
      {version === previous && <Tag tone="sand">{t('versions.previous')}</Tag>}
    </>
  );
};

/** The public views that the server failed to render when the version was published. */
const ClientOnly = ({ views }: { views: VersionRow['clientOnly'] }) => {
  const t = useMessages(releaseMessages);
  return (
    <details className={styles.clientOnly}>
      <summary>
        <Tag tone="warn">{t('versions.clientOnly')}</Tag>
      </summary>
      <ul>
        {views.map(({ view, with: other, reason }) => (
          <li key={view}>
            <code>{view}</code> {t('versions.fault', { version: other, reason })}
          </li>
        ))}
      </ul>
    </details>
  );
};

const Version = ({ row, status, onRecord }: VersionProps) => {
  const t = useMessages(releaseMessages);
  const language = useLanguage();
  const { version, publishedAt, publishedBy, size, clientOnly } = row;
  return (
    <li className={styles.version}>
      <div className={styles.name}>
        <code>{version}</code>
        <Marks version={version} status={status} />
      </div>
      <p className={styles.meta}>
        {t('versions.meta', { at: formatInstant(publishedAt, language), by: publishedBy })}
        <span>{t('versions.size', { size: formatBytes(size) })}</span>
      </p>
      {clientOnly.length > 0 && <ClientOnly views={clientOnly} />}
      <div className={styles.action}>
        {version !== status.live && <MoveButton status={status} version={version} />}
        <VersionMenu status={status} version={version} onRecord={() => onRecord(version)} />
      </div>
    </li>
  );
};

interface VersionListProps {
  readonly status: ReleaseStatus;
  readonly onRecord: (version: string) => void;
}

/** The newest versions of an app, and what can be done with each. */
export const VersionList = ({ status, onRecord }: VersionListProps) => {
  const t = useMessages(releaseMessages);
  if (status.versions.length === 0) return <EmptyState title={t('versions.empty')} />;
  return (
    <ul>
      {status.versions.map((row) => (
        <Version key={row.version} row={row} status={status} onRecord={onRecord} />
      ))}
    </ul>
  );
};
