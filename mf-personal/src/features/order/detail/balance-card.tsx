import type { OrderBalance, OrderDetail } from '@portal/shared/contract';
import { formatDay, formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui';
import { isBalanceOpen } from '../order-states.ts';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

/** When the balance was paid, or until when it is due and what happens without it. */
const useStanding = (order: OrderDetail, { paidAt, dueOn }: OrderBalance): string => {
  const t = useMessages(detailMessages);
  const language = useLanguage();
  if (paidAt) return t('balance.paidOn', { at: formatInstant(paidAt, language) });
  const day = formatDay(dueOn, language, { year: true });
  return t(isBalanceOpen(order) ? 'balance.due' : 'balance.void', { day });
};

const Balance = ({ order, balance }: { order: OrderDetail; balance: OrderBalance }) => {
  const t = useMessages(detailMessages);
  const language = useLanguage();
  const standing = useStanding(order, balance);
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('balance.title')}</h2>
      <dl className={styles.lines}>
        <div>
          <dt>{t('balance.deposit')}</dt>
          <dd>{formatMoney(balance.deposit, language)}</dd>
        </div>
        <div>
          <dt>{t('balance.balance')}</dt>
          <dd>{formatMoney(balance.balance, language)}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{standing}</p>
    </Card>
  );
};

/** Deposit and balance of an order; nothing for one that is paid at once. */
export const BalanceCard = ({ order }: { order: OrderDetail }) =>
  order.balance ? <Balance order={order} balance={order.balance} /> : null;
