import { RefundTerms } from '@portal/shared/booking';
import type { MemberRefundQuote, OrderDetail, RefundPart } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Price } from '@portal/shared/ui';
import styles from './refund.module.css';
import { refundMessages } from './refund-messages.ts';

interface QuoteProps {
  readonly quote: MemberRefundQuote;
}

/** What is kept of the tour and of each of its extras. */
const Parts = ({ parts }: { readonly parts: readonly RefundPart[] }) => {
  const t = useMessages(refundMessages);
  const text = useText();
  const language = useLanguage();
  return parts.map(({ name, paid, fee }, place) => (
    <div key={place} className={styles.soft}>
      <dt>
        {t('quote.partOf', { name: name ? text(name) : t('quote.tour'), paid: formatMoney(paid, language) })}
      </dt>
      <dd>{fee === 0 ? t('quote.free') : formatMoney(fee, language)}</dd>
    </div>
  ));
};

/** What was paid, what is kept of it, and what comes back. */
export const QuoteAmounts = ({ quote: { paid, fee, refund, parts = [] } }: QuoteProps) => {
  const t = useMessages(refundMessages);
  const language = useLanguage();
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{t('quote.paid')}</dt>
        <dd>{formatMoney(paid, language)}</dd>
      </div>
      <div>
        <dt>{t('quote.fee')}</dt>
        <dd>{fee === 0 ? t('quote.free') : formatMoney(fee, language)}</dd>
      </div>
      <Parts parts={parts} />
      <div className={styles.back}>
        <dt>{t('quote.refund')}</dt>
        <dd>
          <Price fen={refund} size="large" />
        </dd>
      </div>
    </dl>
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
