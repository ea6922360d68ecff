import type { OrderRow } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { orderMessages } from './order-messages.ts';
import { isBalanceOpen } from './order-states.ts';

/** The open balance of an order, and the day until whose end it is due. */
export const BalanceTag = ({ order }: { order: Pick<OrderRow, 'state' | 'balance'> }) => {
  const t = useMessages(orderMessages);
  const language = useLanguage();
  const { balance } = order;
  if (!balance || !isBalanceOpen(order)) return null;
  const values = { amount: formatMoney(balance.balance, language), day: formatDay(balance.dueOn, language) };
  return <Tag tone="coral">{t('balanceDue', values)}</Tag>;
};
