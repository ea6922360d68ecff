import type { ReleaseStatus } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Tag } from '@portal/shared/ui';
import { useAppName } from '#src/ui/app-names.ts';
import { Button } from '#src/ui/button.tsx';
import { HealthNote } from '../health/health-note.tsx';
import { useHistory } from '../release-calls.ts';
import { usePlan } from '../release-context.ts';
import { liveSince } from '../release-facts.ts';
import { releaseMessages } from '../release-messages.ts';
import styles from './app-row.module.css';

interface AppRowProps {
  readonly status: ReleaseStatus;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const Since = ({ status: { app, live, since } }: { status: ReleaseStatus }) => {
  const t = useMessages(releaseMessages);
  const language = useLanguage();
  const { data = [] } = useHistory(app);
  if (since === null) return null;
  const at = formatInstant(since, language);
  const actor = liveSince(live, data)?.actor;
  return <p className={styles.soft}>{actor ? t('since', { actor, at }) : t('sinceOnly', { at })}</p>;
};

const Marks = ({ status: { canary, lock } }: { status: ReleaseStatus }) => {
  const t = useMessages(releaseMessages);
  if (!canary && !lock) return null;
  return (
    <span className={styles.marks}>
      {canary && <Tag tone="warn">{t('marks.canary', { share: canary.share, version: canary.version })}</Tag>}
      {lock && <Tag tone="sand">{t('marks.locked')}</Tag>}
    </span>
  );
};

const Previous = ({ status: { app, previous } }: { status: ReleaseStatus }) => {
  const t = useMessages(releaseMessages);
  const nameOf = useAppName();
  const plan = usePlan();
  if (previous === null) return <p className={styles.soft}>{t('noPrevious')}</p>;
  return (
    <div className={styles.previous}>
      <p>
        <code>{previous}</code>
        <span className={styles.soft}>{t('previous')}</span>
      </p>
      <HasPerm anyOf={['release:promote']}>
        <Button
          size="small"
          danger
          aria-label={t('onVersion', { action: t('rollback'), version: `${nameOf(app)} ${previous}` })}
          onClick={() => plan({ kind: 'rollback', app, version: previous })}
        >
          {t('rollback')}
        </Button>
      </HasPerm>
    </div>
  );
};

/** Status, health and rollback of one app. */
export const AppRow = ({ status, chosen, onChoose }: AppRowProps) => {
  const t = useMessages(releaseMessages);
  const nameOf = useAppName();
  const { app, live } = status;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
        <span className={styles.name}>{nameOf(app)}</span>
        <code className={styles.soft}>{app}</code>
      </button>
      <div>
        <p className={styles.live}>{live ? <code>{live}</code> : t('none')}</p>
        <Since status={status} />
        <Marks status={status} />
      </div>
      <HealthNote app={app} live={live} />
      <Previous status={status} />
    </li>
  );
};
