import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { QueryView, Section, Skeleton, TextLink } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';
import { NextTripCard } from './next-trip-card.tsx';
import { OrderCounters } from './order-counters.tsx';
import { Recommendations } from './recommendations.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';
import { useHome } from './use-home.ts';

const Places = () => (
  <div className={styles.list}>
    <Skeleton height={152} radius="var(--radius)" />
    <Skeleton height={320} radius="var(--radius)" />
    <Skeleton height={480} radius="var(--radius)" />
  </div>
);

/** Rendered when all data has loaded, to avoid layout shifts. */
const HomeContent = () => {
  const t = useMessages(homeMessages);
  const { counts, next, unpaid, pending } = useHome();
  if (pending)
    return <QueryView query={{ ...counts, data: undefined }} skeleton={<Places />} children={() => null} />;
  return (
    <>
      <OrderCounters counts={counts} />
      <UnpaidOrders orders={unpaid.data?.list ?? []} />
      <Section title={t('next')} action={<TextLink to={paths.allOrders()}>{t('orders')}</TextLink>}>
        <QueryView query={next}>{(trip) => <NextTripCard trip={trip} />}</QueryView>
      </Section>
      <Shortcuts />
      <Recommendations like={next.data?.productId} />
    </>
  );
};

/** Where a member arrives: what has to be paid, where the next journey goes. */
export const HomeScreen = () => {
  const t = useMessages(homeMessages);
  const name = useSession(({ user }) => user?.nickname ?? user?.username ?? '');
  return (
    <PersonalPage title={t('title', { name })} lead={t('lead')}>
      <HomeContent />
    </PersonalPage>
  );
};
