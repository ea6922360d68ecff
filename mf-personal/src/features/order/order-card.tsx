import { Countdown } from '@portal/shared/booking';
import type { OrderRow } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Card, Picture, Price } from '@portal/shared/ui';
import { invalidateOrders } from './invalidate-orders.ts';
import { OrderActions } from './order-actions.tsx';
import styles from './order-card.module.css';
import { orderMessages } from './order-messages.ts';
import { OrderStateTag } from './order-state-tag.tsx';
import { isOverdue } from './order-states.ts';
import { useOrderFacts, useOrderTitle } from './use-order-text.ts';

interface OrderProps {
  readonly order: OrderRow;
}

const CardHead = ({ order }: OrderProps) => {
  const t = useMessages(orderMessages);
  const at = formatInstant(order.createdAt, useLanguage());
  return (
    <header className={styles.head}>
      <span>
        {t('orderNo')} {order.orderNo}
      </span>
      <span className={styles.placed}>{t('placed', { at })}</span>
      <OrderStateTag order={order} />
    </header>
  );
};

const CardWords = ({ order }: OrderProps) => {
  const t = useMessages(orderMessages);
  const title = useOrderTitle(order);
  const facts = useOrderFacts(order);
  const { orderNo, kind, state, expiresAt } = order;
  const held = state === 'PENDING_PAYMENT' && !isOverdue(order, Date.now());
  return (
    <div className={styles.words}>
      <h3>
        <Link to={paths.order(kind, orderNo)}>{title}</Link>
      </h3>
      <p className={styles.soft}>{facts}</p>
      {held && (
        <p className={styles.left}>
          <Countdown until={expiresAt} label={t('left')} onEnd={() => void invalidateOrders()} />
        </p>
      )}
    </div>
  );
};

/** An order in a list. */
export const OrderCard = ({ order }: OrderProps) => (
  <Card as="article" className={styles.card}>
    <CardHead order={order} />
    <div className={styles.body}>
      <div className={styles.picture}>
        <Picture src={order.picture} alt="" width={1200} height={900} sizes="160px" />
      </div>
      <CardWords order={order} />
      <div className={styles.foot}>
        <Price fen={order.amount} />
        <div className={styles.actions}>
          <OrderActions order={order} />
        </div>
      </div>
    </div>
  </Card>
);
