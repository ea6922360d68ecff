import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Section, TextLink } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { homeMessages } from './home-messages.ts';
import { NextTrip } from './next-trip-card.tsx';
import { OrderCounters } from './order-counters.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

/** Where a member arrives: what has to be paid, where the next journey goes. */
export const HomeScreen = () => {
  const t = useMessages(homeMessages);
  const name = useSession(({ user }) => user?.nickname ?? user?.username ?? '');
  return (
    <PersonalPage title={t('title', { name })} lead={t('lead')}>
      <OrderCounters />
      <UnpaidOrders />
      <Section title={t('next')} action={<TextLink to={paths.orders('tour')}>{t('orders')}</TextLink>}>
        <NextTrip />
      </Section>
      <Shortcuts />
    </PersonalPage>
  );
};
