import { useLineName } from '@portal/shared/booking';
import type { OrderDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Card, Price } from '@portal/shared/ui';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

interface OrderProps {
  readonly order: OrderDetail;
}

/** An amount beside what it is; nothing where there is none. */
const Amount = ({ name, fen, sign = '' }: { name: string; fen: number; sign?: string }) => {
  const language = useLanguage();
  if (fen === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sign + formatMoney(fen, language)}</dd>
    </div>
  );
};

const Lines = ({ order }: OrderProps) => {
  const language = useLanguage();
  const nameOf = useLineName(order);
  return order.lines.map((line, place) => (
    <div key={place}>
      <dt>
        {nameOf(line, place)}{' '}
        <span className={styles.soft}>
          {formatMoney(line.unitPrice, language)} × {line.quantity}
        </span>
      </dt>
      <dd>{formatMoney(line.amount, language)}</dd>
    </div>
  ));
};

/** What it cost when it was ordered, line by line. */
export const PriceCard = ({ order }: OrderProps) => {
  const t = useMessages(detailMessages);
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('price')}</h2>
      <dl className={styles.lines}>
        <Lines order={order} />
        <Amount name={t('discount')} fen={order.discount} sign="−" />
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>
            <Price fen={order.amount} size="large" />
          </dd>
        </div>
        <Amount name={t('paid')} fen={order.paidAmount} />
        <Amount name={t('refunded')} fen={order.refundedAmount} />
      </dl>
      <p className={styles.soft}>{t('frozen')}</p>
    </Card>
  );
};
