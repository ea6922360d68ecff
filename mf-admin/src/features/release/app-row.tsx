import type { ReleaseStatus } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Button } from 'antd';
import styles from './app-row.module.css';
import { useHistory } from './release-calls.ts';
import { liveSince } from './release-facts.ts';
import { releaseMessages } from './release-messages.ts';

interface AppRowProps {
  readonly status: ReleaseStatus;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onRollback: (version: string) => void;
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

const Previous = ({ status, onRollback }: Pick<AppRowProps, 'status' | 'onRollback'>) => {
  const t = useMessages(releaseMessages);
  const { app, previous } = status;
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
          aria-label={t('onVersion', { action: t('rollback'), version: `${t(`apps.${app}`)} ${previous}` })}
          onClick={() => onRollback(previous)}
        >
          {t('rollback')}
        </Button>
      </HasPerm>
    </div>
  );
};

/** How one app stands, and the way back. */
export const AppRow = ({ status, chosen, onChoose, onRollback }: AppRowProps) => {
  const t = useMessages(releaseMessages);
  const { app, live } = status;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
        <span className={styles.name}>{t(`apps.${app}`)}</span>
        <code className={styles.soft}>{app}</code>
      </button>
      <div>
        <p className={styles.live}>{live ? <code>{live}</code> : t('none')}</p>
        <Since status={status} />
      </div>
      <Previous status={status} onRollback={onRollback} />
    </li>
  );
};
