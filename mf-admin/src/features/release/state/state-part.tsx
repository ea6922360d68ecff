import type { ReleaseStatus } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { OwnerDialog } from '../owner/owner-dialog.tsx';
import { ownerMessages } from '../owner/owner-messages.ts';
import { usePlan } from '../release-context.ts';
import { releaseMessages } from '../release-messages.ts';
import styles from './state.module.css';

interface TileProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly note: string;
  /** The permission for its buttons. */
  readonly anyOf?: string;
  readonly children?: ReactNode;
}

const Tile = ({ name, value, note, anyOf = 'release:promote', children }: TileProps) => (
  <li className={styles.tile}>
    <span className={styles.soft}>{name}</span>
    <strong>{value}</strong>
    <span className={styles.soft}>{note}</span>
    {children && (
      <HasPerm anyOf={[anyOf]}>
        <span className={styles.actions}>{children}</span>
      </HasPerm>
    )}
  </li>
);

const Canary = ({ status: { app, canary } }: { status: ReleaseStatus }) => {
  const t = useMessages(releaseMessages);
  const language = useLanguage();
  const plan = usePlan();
  if (!canary)
    return <Tile name={t('state.canary')} value={t('state.noCanary')} note={t('state.canaryHint')} />;
  const { version, share, since } = canary;
  const action = { app, version, share };
  return (
    <Tile
      name={t('state.canary')}
      value={
        <>
          {share}% <code>{version}</code>
        </>
      }
      note={t('state.since', { at: formatInstant(since, language) })}
    >
      <Button size="small" onClick={() => plan({ kind: 'share', ...action })}>
        {t('state.share')}
      </Button>
      <Button size="small" danger onClick={() => plan({ kind: 'stopCanary', ...action })}>
        {t('state.stop')}
      </Button>
      <Button size="small" kind="primary" onClick={() => plan({ kind: 'promote', app, version })}>
        {t('state.promote')}
      </Button>
    </Tile>
  );
};

const Lock = ({ status: { app, lock } }: { status: ReleaseStatus }) => {
  const t = useMessages(releaseMessages);
  const language = useLanguage();
  const plan = usePlan();
  const kind = lock ? 'unlock' : 'lock';
  const words = lock && t('state.lockedBy', { ...lock, since: formatInstant(lock.since, language) });
  return (
    <Tile
      name={t('state.lockName')}
      value={t(lock ? 'marks.locked' : 'state.open')}
      note={words ?? t('state.openHint')}
    >
      <Button size="small" onClick={() => plan({ kind, app })}>
        {t(`state.${kind}`)}
      </Button>
      <Button size="small" onClick={() => plan({ kind: 'approveForce', app, version: '' })}>
        {t('approveForce')}
      </Button>
    </Tile>
  );
};

const Owner = ({ status }: { status: ReleaseStatus }) => {
  const t = useMessages(ownerMessages);
  const [isOpen, setOpen] = useState(false);
  const { owner } = status;
  return (
    <>
      <Tile
        name={t('name')}
        value={owner?.team ?? t('none')}
        note={owner ? owner.contact : t('noneHint')}
        anyOf="release:team"
      >
        <Button size="small" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      </Tile>
      {isOpen && <OwnerDialog status={status} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Live release, canary, lock and owner of an app. */
export const StatePart = ({ status }: { status: ReleaseStatus }) => {
  const t = useMessages(releaseMessages);
  const language = useLanguage();
  const { live, since } = status;
  return (
    <ul className={styles.tiles} aria-label={t('state.title')}>
      <Tile
        name={t('state.live')}
        value={live ? <code>{live}</code> : t('none')}
        note={since ? t('state.since', { at: formatInstant(since, language) }) : ''}
      />
      <Canary status={status} />
      <Lock status={status} />
      <Owner status={status} />
    </ul>
  );
};
