import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { OrderCard } from '../order-card.tsx';
import { isOverdue } from '../order-states.ts';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';

/** What still has to be paid, of any kind, with the time that is left; nothing when there is nothing. */
export const UnpaidOrders = ({ orders }: { orders: readonly OrderRow[] }) => {
  const t = useMessages(homeMessages);
  const open = orders.filter((order) => !isOverdue(order, Date.now()));
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
