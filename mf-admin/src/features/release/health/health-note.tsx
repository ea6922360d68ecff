import type { App, ReleaseOwner } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { ownerMessages } from '../owner/owner-messages.ts';
import { useHealth } from '../release-calls.ts';
import styles from './health.module.css';
import { failedShare, percent, toneOf } from './health-facts.ts';
import { healthMessages } from './health-messages.ts';

const lastHour = 60;

/** The team to contact; nothing until one is set. */
export const Owner = ({ owner }: { owner: ReleaseOwner | null }) => {
  const t = useMessages(ownerMessages);
  if (!owner) return null;
  const name = owner.contact ? `${owner.team} (${owner.contact})` : owner.team;
  return <span>{t('contactOwner', { owner: name })}</span>;
};

/** A summary of the last hour of the live release. */
export const HealthNote = ({ app, live }: { app: App; live: string | null }) => {
  const t = useMessages(healthMessages);
  const { data } = useHealth(app, lastHour);
  const figures = data?.versions.find(({ version }) => version === live);
  const share = figures && failedShare(figures);
  if (!data) return <p className={styles.note} aria-busy="true" />;
  if (data.down)
    return (
      <p className={styles.note}>
        <Tag tone="bad">{t('down')}</Tag>
        <Owner owner={data.owner} />
      </p>
    );
  if (!figures || share === undefined) return <p className={styles.note}>{t('quiet')}</p>;
  return (
    <p className={styles.note}>
      <Tag tone={toneOf(share)}>{t('failing', { percent: percent(share) })}</Tag>
      <span>{t('loads', { count: figures.loads })}</span>
      {toneOf(share) === 'bad' && <Owner owner={data.owner} />}
    </p>
  );
};
