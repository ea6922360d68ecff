import { useMessages } from '@portal/shared/i18n';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import styles from './deputies.module.css';
import { useDeputies } from './deputy-calls.ts';
import { DeputyForm } from './deputy-form.tsx';
import { DeputyLine } from './deputy-line.tsx';
import { deputyMessages } from './deputy-messages.ts';

/** Names, shows and ends the reader's deputies. */
export default function DeputiesDrawer({ onClosed }: { onClosed: () => void }) {
  const t = useMessages(deputyMessages);
  const drawer = useDrawer(onClosed);
  return (
    <ViewDrawer drawer={drawer} title={t('open')} width={420}>
      <p className={styles.soft}>{t('lead')}</p>
      <AdminQuery query={useDeputies()}>
        {(deputies) =>
          deputies.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul className={styles.lines} aria-label={t('list')}>
              {deputies.map((deputyship) => (
                <DeputyLine key={deputyship.id} deputyship={deputyship} />
              ))}
            </ul>
          )
        }
      </AdminQuery>
      <h3 className={styles.title}>{t('add.title')}</h3>
      <DeputyForm />
    </ViewDrawer>
  );
}
