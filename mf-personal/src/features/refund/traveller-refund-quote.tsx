import type { OrderDetail, TravellerRefundQuote } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Amounts } from '#src/quote/amounts.tsx';
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
  const money = (fen: number) => formatMoney(fen, language);
  const feeOf = (fen: number) => (fen === 0 ? t('free') : money(fen));
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
    <Amounts
      rows={[
        ...prices.map(({ amount, ...row }) => ({ ...row, value: money(amount) })),
        ...(full > paid ? [{ label: t('discount'), value: `−${money(full - paid)}` }] : []),
        { label: t('paid'), value: money(paid) },
        { label: t('fee', { percent: feePercent }), value: feeOf(fareFee) },
        ...extras.map((extra) => ({
          key: `fee:${extra.code}`,
          label: t('extraFee', { name: text(extra.name) }),
          value: feeOf(extra.fee),
        })),
      ]}
      result={{ label: t('refund'), fen: refund }}
    />
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
