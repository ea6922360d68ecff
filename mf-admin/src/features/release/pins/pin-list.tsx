import type { App } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { usePins } from '../release-calls.ts';
import { usePlan } from '../release-context.ts';
import { pinMessages } from './pin-messages.ts';
import styles from './pins.module.css';

/** Who gets a version of their own of an app, by whom and why. */
export const PinList = ({ app }: { app: App }) => {
  const t = useMessages(pinMessages);
  const language = useLanguage();
  const plan = usePlan();
  const query = usePins();
  return (
    <AdminQuery query={query} skeleton={<RowsSkeleton rows={1} />}>
      {(all) => {
        const pins = all.filter((pin) => pin.app === app);
        if (pins.length === 0) return <p className={styles.soft}>{t('none')}</p>;
        return (
          <ul className={styles.pins}>
            {pins.map(({ kind, subject, version, actor, reason, at }) => (
              <li key={`${kind} ${subject}`}>
                <div>
                  <p>
                    {t(kind, { subject })} <code>{version}</code>
                  </p>
                  <p className={styles.soft}>
                    {t('meta', { actor, at: formatInstant(at, language) })} <q>{reason}</q>
                  </p>
                </div>
                <HasPerm anyOf={['release:promote']}>
                  <Button
                    size="small"
                    aria-label={t('unpinFor', { subject })}
                    onClick={() => plan({ kind: 'unpin', app, version, pin: kind, subject })}
                  >
                    {t('unpin')}
                  </Button>
                </HasPerm>
              </li>
            ))}
          </ul>
        );
      }}
    </AdminQuery>
  );
};
