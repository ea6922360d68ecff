import type { ReleaseStatus } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { EmptyState, Tag } from '@portal/shared/ui';
import { Button } from 'antd';
import { directionTo, formatBytes } from './release-facts.ts';
import { releaseMessages } from './release-messages.ts';
import styles from './version-list.module.css';

type VersionRow = ReleaseStatus['versions'][number];

interface VersionListProps {
  readonly status: ReleaseStatus;
  readonly onMove: (version: string) => void;
}

const MoveButton = ({ status, version, onMove }: VersionListProps & { version: string }) => {
  const t = useMessages(releaseMessages);
  const back = directionTo(status, version) === 'rollback';
  const action = t(back ? 'rollbackTo' : 'promote');
  return (
    <HasPerm anyOf={['release:promote']}>
      <Button
        size="small"
        danger={back}
        aria-label={t('onVersion', { action, version })}
        onClick={() => onMove(version)}
      >
        {action}
      </Button>
    </HasPerm>
  );
};

const Version = ({ row, status, onMove }: VersionListProps & { row: VersionRow }) => {
  const t = useMessages(releaseMessages);
  const language = useLanguage();
  const { version, publishedAt, publishedBy, size } = row;
  const isLive = version === status.live;
  return (
    <li className={styles.version}>
      <div className={styles.name}>
        <code>{version}</code>
        {isLive && <Tag tone="good">{t('versions.live')}</Tag>}
        {version === status.previous && <Tag tone="sand">{t('versions.previous')}</Tag>}
      </div>
      <p className={styles.meta}>
        {t('versions.meta', { at: formatInstant(publishedAt, language), by: publishedBy })}
        <span>{t('versions.size', { size: formatBytes(size) })}</span>
      </p>
      <div className={styles.action}>
        {!isLive && <MoveButton status={status} version={version} onMove={onMove} />}
      </div>
    </li>
  );
};

/** The newest versions of an app, and the way to each. */
export const VersionList = ({ status, onMove }: VersionListProps) => {
  const t = useMessages(releaseMessages);
  if (status.versions.length === 0) return <EmptyState title={t('versions.empty')} />;
  return (
    <ul>
      {status.versions.map((row) => (
        <Version key={row.version} row={row} status={status} onMove={onMove} />
      ))}
    </ul>
  );
};
