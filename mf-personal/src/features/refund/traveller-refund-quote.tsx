import type { OrderDetail, TravellerRefundQuote } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Price } from '@portal/shared/ui';
import styles from './refund.module.css';
import { travellerRefundMessages } from './traveller-refund-messages.ts';

interface QuoteProps {
  readonly quote: TravellerRefundQuote;
}

/** What each of those who leave paid, what is kept of it, and what comes back. */
export const TravellerRefundAmounts = ({ quote }: QuoteProps) => {
  const t = useMessages(travellerRefundMessages);
  const language = useLanguage();
  const { leaving, singleRooms, paid, fee, feePercent, refund } = quote;
  const prices = [
    ...leaving.map(({ place, name, child, price }) => {
      const label = t('price', { name, fare: t(child ? 'child' : 'adult') });
      return { key: `${place}`, label, amount: price };
    }),
    ...(singleRooms.price > 0 ? [{ key: 'rooms', label: t('roomsPrice'), amount: singleRooms.price }] : []),
  ];
  const full = prices.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <dl className={styles.amounts}>
      {prices.map(({ key, label, amount }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount, language)}</dd>
        </div>
      ))}
      {full > paid && (
        <div>
          <dt>{t('discount')}</dt>
          <dd>−{formatMoney(full - paid, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('paid')}</dt>
        <dd>{formatMoney(paid, language)}</dd>
      </div>
      <div>
        <dt>{t('fee', { percent: feePercent })}</dt>
        <dd>{fee === 0 ? t('free') : formatMoney(fee, language)}</dd>
      </div>
      <div className={styles.back}>
        <dt>{t('refund')}</dt>
        <dd>
          <Price fen={refund} size="large" />
        </dd>
      </div>
    </dl>
  );
};

/** What becomes of the order, its rooms, coupon and invoice, and until when that holds. */
export const TravellerRefundNotes = ({ quote, order }: QuoteProps & { readonly order: OrderDetail }) => {
  const t = useMessages(travellerRefundMessages);
  const language = useLanguage();
  const { amount, fee, leaving, sharesRoom, approval, coupon, invoice, until } = quote;
  const count = order.people - leaving.length;
  return (
    <>
      <p className={styles.soft}>
        {t('rest', { amount: formatMoney(amount, language), count })} {fee > 0 && t('restFee')}
      </p>
      {sharesRoom && <p className={styles.soft}>{t('sharesRoom')}</p>}
      <p className={styles.soft}>{t(approval ? 'approval' : 'atOnce')}</p>
      {coupon && <p className={styles.soft}>{t(`coupon.${coupon}`)}</p>}
      {invoice && <p className={styles.soft}>{t(`invoice.${invoice}`)}</p>}
      <p className={styles.soft}>{t('until', { until: formatInstant(until, language) })}</p>
    </>
  );
};
