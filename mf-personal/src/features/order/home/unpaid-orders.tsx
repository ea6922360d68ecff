import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { OrderCard } from '../order-card.tsx';
import { isOverdue } from '../order-states.ts';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';

/** What still has to be paid, with the time that is left; nothing when there is nothing. */
export const UnpaidOrders = () => {
  const t = useMessages(homeMessages);
  const { data } = useQuery(
    queryOf('GET /api/v1/orders', { query: { state: 'PENDING_PAYMENT', pageSize: 3 } }, { silent: true }),
  );
  const open = data?.list.filter((order) => !isOverdue(order, Date.now())) ?? [];
  if (open.length === 0) return null;
  return (
    <Section title={t('unpaid')}>
      <div className={styles.list}>
        {open.map((order) => (
          <OrderCard key={order.orderNo} order={order} />
        ))}
      </div>
    </Section>
  );
};
