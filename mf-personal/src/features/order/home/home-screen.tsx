import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Section, TextLink } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { orderMessages } from '../order-messages.ts';
import { NextTrip } from './next-trip-card.tsx';
import { OrderCounters } from './order-counters.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

/** Where a member arrives: what has to be paid, where the next journey goes. */
export const HomeScreen = () => {
  const t = useMessages(orderMessages);
  const name = useSession(({ user }) => user?.nickname ?? user?.username ?? '');
  return (
    <PersonalPage title={t('home.title', { name })} lead={t('home.lead')}>
      <OrderCounters />
      <UnpaidOrders />
      <Section
        title={t('home.next')}
        action={<TextLink to={paths.orders('tour')}>{t('home.orders')}</TextLink>}
      >
        <NextTrip />
      </Section>
      <Shortcuts />
    </PersonalPage>
  );
};
