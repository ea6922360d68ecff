import type { OrderDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Card, Price } from '@portal/shared/ui';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';
import { useLineName } from './use-line-name.ts';

/** What it cost when it was ordered, line by line. */
export const PriceCard = ({ order }: { order: OrderDetail }) => {
  const t = useMessages(detailMessages);
  const language = useLanguage();
  const money = (fen: number) => formatMoney(fen, language);
  const nameOf = useLineName(order);
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('price')}</h2>
      <dl className={styles.lines}>
        {order.lines.map((line, place) => (
          <div key={place}>
            <dt>
              {nameOf(line, place)}{' '}
              <span className={styles.soft}>
                {money(line.unitPrice)} × {line.quantity}
              </span>
            </dt>
            <dd>{money(line.amount)}</dd>
          </div>
        ))}
        {order.discount > 0 && (
          <div>
            <dt>{t('discount')}</dt>
            <dd>−{money(order.discount)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>
            <Price fen={order.amount} size="large" />
          </dd>
        </div>
        {order.paidAmount > 0 && (
          <div>
            <dt>{t('paid')}</dt>
            <dd>{money(order.paidAmount)}</dd>
          </div>
        )}
        {order.refundedAmount > 0 && (
          <div>
            <dt>{t('refunded')}</dt>
            <dd>{money(order.refundedAmount)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.soft}>{t('frozen')}</p>
    </Card>
  );
};
