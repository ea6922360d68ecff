import { Countdown, invalidateOrders } from '@portal/shared/booking';
import type { OrderRow } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Card, Icon, Price } from '@portal/shared/ui';
import { PictureRow } from '#src/frame/picture-row.tsx';
import { BalanceTag } from './balance-tag.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-card.module.css';
import { kindIcons } from './order-kinds.ts';
import { orderMessages } from './order-messages.ts';
import { OrderStateTag } from './order-state-tag.tsx';
import { isOverdue } from './order-states.ts';
import { useOrderFacts, useOrderTitle } from './use-order-text.ts';

interface OrderProps {
  readonly order: OrderRow;
}

interface OrderCardProps extends OrderProps {
  /** Among orders of other kinds: the head names the kind. */
  readonly withKind?: boolean;
}

const CardHead = ({ order, withKind }: OrderCardProps) => {
  const t = useMessages(orderMessages);
  const at = formatInstant(order.createdAt, useLanguage());
  return (
    <header className={styles.head}>
      {withKind && (
        <span className={styles.kind}>
          <Icon name={kindIcons[order.kind]} size={18} />
          {t(`kinds.${order.kind}`)}
        </span>
      )}
      <span>
        {t('orderNo')} {order.orderNo}
      </span>
      <span className={styles.placed}>{t('placed', { at })}</span>
      <BalanceTag order={order} />
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
    <>
      <h3 className={styles.title}>
        <Link to={paths.order(kind, orderNo)}>{title}</Link>
      </h3>
      <p className={styles.soft}>{facts}</p>
      {held && (
        <p className={styles.left}>
          <Countdown until={expiresAt} label={t('left')} onEnd={() => void invalidateOrders()} />
        </p>
      )}
    </>
  );
};

const CardActions = ({ order }: OrderProps) => (
  <>
    <Price fen={order.amount} />
    <div className={styles.actions}>
      <OrderActions order={order} />
    </div>
  </>
);

/** An order in a list. */
export const OrderCard = ({ order, withKind = false }: OrderCardProps) => (
  <Card as="article" className={styles.card}>
    <CardHead order={order} withKind={withKind} />
    <PictureRow picture={order.picture} actions={<CardActions order={order} />}>
      <CardWords order={order} />
    </PictureRow>
  </Card>
);
