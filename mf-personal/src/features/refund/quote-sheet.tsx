import { RefundTerms } from '@portal/shared/booking';
import type { MemberRefundQuote, OrderDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Amounts } from '#src/quote/amounts.tsx';
import styles from './refund.module.css';
import { refundMessages } from './refund-messages.ts';

interface QuoteProps {
  readonly quote: MemberRefundQuote;
}

/** What was paid, what is kept of it, of the tour and of each of its extras, and what comes back. */
export const QuoteAmounts = ({ quote: { paid, fee, refund, parts = [] } }: QuoteProps) => {
  const t = useMessages(refundMessages);
  const text = useText();
  const language = useLanguage();
  const money = (fen: number) => formatMoney(fen, language);
  const feeOf = (fen: number) => (fen === 0 ? t('quote.free') : money(fen));
  return (
    <Amounts
      rows={[
        { label: t('quote.paid'), value: money(paid) },
        { label: t('quote.fee'), value: feeOf(fee) },
        ...parts.map((part, place) => ({
          key: `${place}`,
          label: t('quote.partOf', {
            name: part.name ? text(part.name) : t('quote.tour'),
            paid: money(part.paid),
          }),
          value: feeOf(part.fee),
          soft: true,
        })),
      ]}
      result={{ label: t('quote.refund'), fen: refund }}
    />
  );
};

/** The terms it was sold on: a tour's steps with their dates, the words of the other kinds. */
export const QuoteTerms = ({ order, quote }: QuoteProps & { readonly order: OrderDetail }) => {
  const t = useMessages(refundMessages);
  const text = useText();
  const { refundTiers, travelDay } = order;
  const tiers = travelDay && refundTiers.length > 0 && <RefundTerms tiers={refundTiers} day={travelDay} />;
  if (!tiers && quote.terms.length === 0) return null;
  return (
    <section>
      <h3 className={styles.subtitle}>{t('quote.terms')}</h3>
      {tiers || (
        <ul className={styles.terms}>
          {quote.terms.map((term, place) => (
            <li key={place}>{text(term)}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
