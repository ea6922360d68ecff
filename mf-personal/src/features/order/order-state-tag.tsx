import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { orderMessages } from './order-messages.ts';
import { isOverdue, orderStates } from './order-states.ts';

/** Where an order stands. */
export const OrderStateTag = ({ order }: { order: Pick<OrderRow, 'state' | 'expiresAt'> }) => {
  const t = useMessages(orderMessages);
  if (isOverdue(order, Date.now())) return <Tag tone="sand">{t('overdue')}</Tag>;
  return <Tag tone={orderStates[order.state].tone}>{t(`states.${order.state}`)}</Tag>;
};
