import type { RefundTier } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import styles from './booking.module.css';
import { bookingMessages } from './booking-messages.ts';
import { type RefundLine, refundLines } from './refund-lines.ts';

interface RefundTermsProps {
  readonly tiers: readonly RefundTier[];
  /** The chosen departure; without it nothing can be said yet. */
  readonly day?: string;
}

const useLineWords = () => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const dayIn = (day: string | undefined) => (day ? formatDay(day, language) : '');
  const when = ({ from, to }: RefundLine): string => {
    const days = { from: dayIn(from), to: dayIn(to) };
    if (!from) return to ? t('refund.until', days) : t('refund.always');
    if (!to) return t('refund.after', days);
    return from === to ? t('refund.on', days) : t('refund.between', days);
  };
  const what = ({ feePercent }: RefundLine): string => {
    if (feePercent === 0) return t('refund.free');
    return feePercent === 100 ? t('refund.none') : t('refund.fee', { percent: feePercent });
  };
  return { when, what };
};

/** What cancelling costs, written out with dates for the chosen departure. */
export const RefundTerms = ({ tiers, day }: RefundTermsProps) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const { when, what } = useLineWords();
  if (!day) return <p className={styles.lead}>{t('refund.choose')}</p>;
  return (
    <>
      <p className={styles.lead}>{t('refund.forDay', { day: formatDay(day, language, { year: true }) })}</p>
      <dl className={styles.terms}>
        {refundLines(tiers, day, dayOf(new Date())).map((line) => (
          <div key={line.feePercent} data-free={line.feePercent === 0}>
            <dt>{when(line)}</dt>
            <dd>{what(line)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
