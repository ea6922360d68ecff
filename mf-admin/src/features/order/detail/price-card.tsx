import { RefundTerms, useLineName } from '@portal/shared/booking';
import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

const Lines = ({ order }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  const nameOf = useLineName(order);
  const money = (fen: number) => formatMoney(fen, language);
  const { balance } = order;
  const day = balance ? formatDay(balance.dueOn, language) : '';
  const sums = [
    ...(order.discount > 0 ? [[t('price.discount'), `−${money(order.discount)}`]] : []),
    [t('price.total'), money(order.amount)],
    [t('price.paid'), money(order.paidAmount)],
    ...(balance
      ? [[t(balance.paidAt ? 'price.balancePaid' : 'price.balance', { day }), money(balance.balance)]]
      : []),
    ...(order.refundedAmount > 0 ? [[t('price.refunded'), money(order.refundedAmount)]] : []),
  ] as const;
  return (
    <dl className={styles.lines}>
      {order.lines.map((line, place) => (
        <div key={place}>
          <dt>
            {nameOf(line, place)} <small>{`${money(line.unitPrice)} × ${line.quantity}`}</small>
          </dt>
          <dd>{money(line.amount)}</dd>
        </div>
      ))}
      {sums.map(([term, value]) => (
        <div key={term} className={styles.sum}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What it costs as it was frozen, its invoice, and on which terms it goes back. */
export const PriceCard = ({ order }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const text = useText();
  const { invoice, refundTiers, terms, travelDay } = order;
  return (
    <Card title={t('price.title')}>
      <Lines order={order} />
      <p className={styles.soft}>
        {t('price.invoice')} ·{' '}
        {invoice ? `${t(`invoice.${invoice.state}`)} · ${invoice.title}` : t('price.none')}
      </p>
      <h3>{t('price.terms')}</h3>
      {refundTiers.length > 0 && travelDay ? (
        <RefundTerms tiers={refundTiers} day={travelDay} />
      ) : (
        terms.map((term) => <p key={term.zh}>{text(term)}</p>)
      )}
    </Card>
  );
};
