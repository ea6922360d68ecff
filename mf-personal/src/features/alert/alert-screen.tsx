import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { maxAlerts } from '@portal/shared/rules';
import { EmptyState, LinkButton, QueryView, Skeleton } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import styles from './alert.module.css';
import { AlertCard } from './alert-card.tsx';
import { alertMessages } from './alert-messages.ts';
import { useAlerts } from './use-alerts.ts';

const places = [0, 1, 2];

const Places = () => (
  <div className={styles.list}>
    {places.map((place) => (
      <Skeleton key={place} height={160} radius="var(--radius)" />
    ))}
  </div>
);

const Alerts = () => {
  const t = useMessages(alertMessages);
  const browse = <LinkButton to={paths.tours('route')}>{t('browse')}</LinkButton>;
  return (
    <QueryView
      query={useAlerts()}
      skeleton={<Places />}
      empty={(list) => list.length === 0}
      emptyState={<EmptyState icon="bell" title={t('empty')} body={t('emptyBody')} action={browse} />}
    >
      {(list) => (
        <div className={styles.list}>
          {list.map((alert) => (
            <AlertCard key={alert.id} alert={alert} />
          ))}
        </div>
      )}
    </QueryView>
  );
};

/** `/personal/alerts`: the member's price and availability alerts. */
export const AlertScreen = () => {
  const t = useMessages(alertMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead', { count: maxAlerts })}>
      <Alerts />
    </PersonalPage>
  );
};
