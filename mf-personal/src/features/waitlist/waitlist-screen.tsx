import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { offerHours } from '@portal/shared/rules';
import { EmptyState, LinkButton, QueryView, Skeleton } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { OrderHelp } from '#src/help/order-help.tsx';
import { useWaitlist } from './use-waitlist.ts';
import styles from './waitlist.module.css';
import { WaitlistCard } from './waitlist-card.tsx';
import { waitlistMessages } from './waitlist-messages.ts';

const places = [0, 1, 2];

const Places = () => (
  <div className={styles.list}>
    {places.map((place) => (
      <Skeleton key={place} height={144} radius="var(--radius)" />
    ))}
  </div>
);

const Entries = () => {
  const t = useMessages(waitlistMessages);
  const browse = <LinkButton to={paths.tours('route')}>{t('browse')}</LinkButton>;
  return (
    <QueryView
      query={useWaitlist()}
      skeleton={<Places />}
      empty={(list) => list.length === 0}
      emptyState={<EmptyState icon="clock" title={t('empty')} body={t('emptyBody')} action={browse} />}
    >
      {(list) => (
        <div className={styles.list}>
          {list.map((entry) => (
            <WaitlistCard key={entry.id} entry={entry} />
          ))}
        </div>
      )}
    </QueryView>
  );
};

/** `/personal/waitlist`: the departures the member waits for, and the seats that are held. */
export const WaitlistScreen = () => {
  const t = useMessages(waitlistMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead', { hours: offerHours })}>
      <Entries />
      <OrderHelp about="waitlist" />
    </PersonalPage>
  );
};
