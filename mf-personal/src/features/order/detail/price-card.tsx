import type { OrderDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Card, Price } from '@portal/shared/ui';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

const known = ['adult', 'child', 'single'] as const;

/** What it cost when it was ordered, line by line. */
export const PriceCard = ({ order }: { order: OrderDetail }) => {
  const t = useMessages(detailMessages);
  const language = useLanguage();
  const money = (fen: number) => formatMoney(fen, language);
  const nameOf = (code: string, name: string) => {
    const word = known.find((each) => each === code);
    return word ? t(`lines.${word}`) : name;
  };
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('price')}</h2>
      <dl className={styles.lines}>
        {order.lines.map(({ code, name, unitPrice, quantity, amount }) => (
          <div key={code}>
            <dt>
              {nameOf(code, name)}{' '}
              <span className={styles.soft}>
                {money(unitPrice)} × {quantity}
              </span>
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
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
