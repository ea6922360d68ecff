import type { RefundTier } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import styles from './booking.module.css';
import { bookingMessages } from './booking-messages.ts';
import { type RefundLine, type RefundStep, refundLines, refundSteps } from './refund-lines.ts';

interface RefundTermsProps {
  readonly tiers: readonly RefundTier[];
  /** The chosen departure. */
  readonly day?: string;
}

const useWords = () => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const dayIn = (day: string | undefined) => (day ? formatDay(day, language) : '');
  const whenLine = ({ from, to }: RefundLine): string => {
    const days = { from: dayIn(from), to: dayIn(to) };
    if (!from) return to ? t('refund.until', days) : t('refund.always');
    if (!to) return t('refund.after', days);
    return from === to ? t('refund.on', days) : t('refund.between', days);
  };
  const whenStep = ({ least, most }: RefundStep): string => {
    if (most === undefined) return least === 0 ? t('refund.always') : t('refund.earlier', { least });
    if (most === 0) return t('refund.sameDay');
    return least === most ? t('refund.oneDay', { least }) : t('refund.days', { least, most });
  };
  const what = (feePercent: number): string => {
    if (feePercent === 0) return t('refund.free');
    return feePercent === 100 ? t('refund.none') : t('refund.fee', { percent: feePercent });
  };
  return { whenLine, whenStep, what };
};

/** What cancelling costs: in days before the departure, and written out with dates once one is chosen. */
export const RefundTerms = ({ tiers, day }: RefundTermsProps) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const { whenLine, whenStep, what } = useWords();
  const rows = day
    ? refundLines(tiers, day, dayOf(new Date())).map((line) => ({ ...line, when: whenLine(line) }))
    : refundSteps(tiers).map((step) => ({ ...step, when: whenStep(step) }));
  return (
    <>
      <p className={styles.lead}>
        {day ? t('refund.forDay', { day: formatDay(day, language, { year: true }) }) : t('refund.choose')}
      </p>
      <dl className={styles.terms}>
        {rows.map(({ when, feePercent }) => (
          <div key={when} data-free={feePercent === 0}>
            <dt>{when}</dt>
            <dd>{what(feePercent)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
