import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Tag, TextLink } from '@portal/shared/ui';
import { useProviderNames } from '#src/order-parts/use-provider-names.ts';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

const Payments = ({ payments }: Pick<AdminOrderDetail, 'payments'>) => {
  const t = useMessages(orderDetailMessages);
  const providers = useProviderNames();
  const language = useLanguage();
  if (payments.length === 0) return <p className={styles.soft}>{t('money.none')}</p>;
  return (
    <ul className={styles.rows}>
      {payments.map(({ paymentNo, provider, state, amount, tradeNo, paidAt, createdAt }) => (
        <li key={paymentNo}>
          <span className={styles.rowHead}>
            <Tag tone={state === 'SUCCESS' ? 'good' : state === 'ANOMALY' ? 'bad' : 'sand'}>
              {t(`payment.${state}`)}
            </Tag>
            <strong className={styles.number}>{formatMoney(amount, language)}</strong>
          </span>
          <small>
            {providers(provider)} · {paymentNo} · {formatInstant(paidAt ?? createdAt, language)}
          </small>
          {tradeNo && (
            <small>
              {t('money.trade')} {tradeNo}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
};

const Refunds = ({ refunds }: Pick<AdminOrderDetail, 'refunds'>) => {
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  if (refunds.length === 0) return <p className={styles.soft}>{t('money.none')}</p>;
  return (
    <ul className={styles.rows}>
      {refunds.map(({ refundNo, state, amount, reason, createdAt }) => (
        <li key={refundNo}>
          <span className={styles.rowHead}>
            <Tag tone={state === 'SUCCESS' ? 'good' : state === 'FAILED' ? 'bad' : 'warn'}>
              {t(`refund.${state}`)}
            </Tag>
            <strong className={styles.number}>{formatMoney(amount, language)}</strong>
            <HasPerm anyOf={['trade:refund:approve']}>
              <TextLink to={`/business/refunds?keywords=${refundNo}&no=${refundNo}`}>
                {t('money.open')}
              </TextLink>
            </HasPerm>
          </span>
          <small>
            {refundNo} · {formatInstant(createdAt, language)} · {reason}
          </small>
        </li>
      ))}
    </ul>
  );
};

/** What came in for an order, and what went back. */
export const MoneyCard = ({ order }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  return (
    <>
      <Card title={t('money.payments')}>
        <Payments {...order} />
      </Card>
      <Card title={t('money.refunds')} screenOnly>
        <Refunds {...order} />
      </Card>
    </>
  );
};
