import type { OrderDetail, TravellerRefundQuote } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Price } from '@portal/shared/ui';
import styles from './refund.module.css';
import { travellerRefundMessages } from './traveller-refund-messages.ts';

interface QuoteProps {
  readonly quote: TravellerRefundQuote;
}

/** What those who leave and their extras cost, what is kept of it, and what comes back. */
export const TravellerRefundAmounts = ({ quote }: QuoteProps) => {
  const t = useMessages(travellerRefundMessages);
  const language = useLanguage();
  const text = useText();
  const { leaving, singleRooms, extras, paid, fee, feePercent, refund } = quote;
  const prices = [
    ...leaving.map(({ place, name, child, price }) => {
      const label = t('price', { name, fare: t(child ? 'child' : 'adult') });
      return { key: `${place}`, label, amount: price };
    }),
    ...(singleRooms.price > 0 ? [{ key: 'rooms', label: t('roomsPrice'), amount: singleRooms.price }] : []),
    ...extras.map(({ code, name, quantity, paid: amount }) => {
      return { key: `extra:${code}`, label: t('extra', { name: text(name), count: quantity }), amount };
    }),
  ];
  const full = prices.reduce((sum, { amount }) => sum + amount, 0);
  const fareFee = extras.reduce((rest, extra) => rest - extra.fee, fee);
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
        <dd>{fareFee === 0 ? t('free') : formatMoney(fareFee, language)}</dd>
      </div>
      {extras.map((extra) => (
        <div key={extra.code}>
          <dt>{t('extraFee', { name: text(extra.name) })}</dt>
          <dd>{extra.fee === 0 ? t('free') : formatMoney(extra.fee, language)}</dd>
        </div>
      ))}
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
  const { amount, fee, leaving, extras, sharesRoom, approval, coupon, invoice, until } = quote;
  const count = order.people - leaving.length;
  return (
    <>
      <p className={styles.soft}>
        {t('rest', { amount: formatMoney(amount, language), count })} {fee > 0 && t('restFee')}
      </p>
      {extras.length > 0 && <p className={styles.soft}>{t('extras')}</p>}
      {sharesRoom && <p className={styles.soft}>{t('sharesRoom')}</p>}
      <p className={styles.soft}>{t(approval ? 'approval' : 'atOnce')}</p>
      {coupon && <p className={styles.soft}>{t(`coupon.${coupon}`)}</p>}
      {invoice && <p className={styles.soft}>{t(`invoice.${invoice}`)}</p>}
      <p className={styles.soft}>{t('until', { until: formatInstant(until, language) })}</p>
    </>
  );
};
