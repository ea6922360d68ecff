import { CalendarButton, Countdown, invalidateOrders, useGroupText } from '@portal/shared/booking';
import type { OrderDetail } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Card } from '@portal/shared/ui';
import { BalanceTag } from '../balance-tag.tsx';
import { fulfilmentKey, fulfilmentMessages } from '../fulfilment-messages.ts';
import { OrderActions } from '../order-actions.tsx';
import { orderMessages } from '../order-messages.ts';
import { OrderStateTag } from '../order-state-tag.tsx';
import { isBalanceOpen, isFulfilmentShown, isOverdue } from '../order-states.ts';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

/** Why the order stands where it stands. */
const useNote = (order: OrderDetail): string => {
  const t = useMessages(detailMessages);
  const words = useMessages(fulfilmentMessages);
  const held = useMessages(orderMessages)(`held.${order.kind}`);
  if (isOverdue(order, Date.now())) return t('notes.overdue');
  if (order.state === 'CLOSED' && order.closedReason) return t(`notes.${order.closedReason}`, { held });
  if (isBalanceOpen(order)) return t('notes.balance');
  const key = isFulfilmentShown(order) ? fulfilmentKey(order, 'note') : undefined;
  return key ? words(key) : t(`notes.${order.state}`, { held });
};

/** After the decision on a visa: electronic ones have no address, as no originals were handed in. */
const returnsOriginals = ({ details, fulfilment, state }: OrderDetail): boolean =>
  details.kind === 'visa' &&
  details.returnAddress !== null &&
  isFulfilmentShown({ state }) &&
  ['APPROVED', 'REFUSED'].includes(fulfilment);

/** Where the order stands, and what can be done. */
export const OrderHead = ({ order }: { order: OrderDetail }) => {
  const t = useMessages(detailMessages);
  const words = useMessages(orderMessages);
  const language = useLanguage();
  const note = useNote(order);
  const groupText = useGroupText();
  const group = order.group && groupText(order.group);
  const held = order.state === 'PENDING_PAYMENT' && !isOverdue(order, Date.now());
  return (
    <Card as="section" padded className={styles.head}>
      <div className={styles.headWords}>
        <OrderStateTag order={order} /> <BalanceTag order={order} />
        <p className={styles.note}>{note}</p>
        {returnsOriginals(order) && <p>{t('originals')}</p>}
        {group && <p>{group}</p>}
        {order.fulfilmentReason && <p>{t('reason', { reason: order.fulfilmentReason })}</p>}
        {held && (
          <p>
            <Countdown until={order.expiresAt} label={words('left')} onEnd={() => void invalidateOrders()} />
          </p>
        )}
        <p className={styles.soft}>
          {words('orderNo')} {order.orderNo} ·{' '}
          {words('placed', { at: formatInstant(order.createdAt, language) })}
        </p>
      </div>
      <div className={styles.actions}>
        <OrderActions order={order} onSheet />
        <CalendarButton order={order} />
        <Button kind="quiet" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </Card>
  );
};
