import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { fulfilmentKey, fulfilmentMessages } from './fulfilment-messages.ts';
import { orderMessages } from './order-messages.ts';
import { isFulfilmentShown, isOverdue, toneOf } from './order-states.ts';
import { useStateName } from './use-state-name.ts';

type Standing = Pick<OrderRow, 'kind' | 'state' | 'fulfilment' | 'expiresAt'>;

/** Where an order stands: of a paid one, how far what was bought has come. */
export const OrderStateTag = ({ order }: { order: Standing }) => {
  const t = useMessages(orderMessages);
  const words = useMessages(fulfilmentMessages);
  const nameOf = useStateName(order.kind);
  if (isOverdue(order, Date.now())) return <Tag tone="sand">{t('overdue')}</Tag>;
  const key = isFulfilmentShown(order) ? fulfilmentKey(order, 'name') : undefined;
  return <Tag tone={toneOf(order)}>{key ? words(key) : nameOf(order.state)}</Tag>;
};
