import { RefundTerms, TermLines } from '@portal/shared/booking';
import type { RefundTier } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import styles from './booking.module.css';
import { bookingMessages } from './booking-messages.ts';
import { type RefundStep, refundSteps } from './refund-steps.ts';

interface RefundSectionProps {
  readonly tiers: readonly RefundTier[];
  /** The chosen departure. */
  readonly day?: string;
}

const useStepWords = () => {
  const t = useMessages(bookingMessages);
  const when = ({ least, most }: RefundStep): string => {
    if (most === undefined) return least === 0 ? t('refund.always') : t('refund.earlier', { count: least });
    if (most === 0) return t('refund.sameDay');
    return least === most ? t('refund.oneDay', { count: least }) : t('refund.days', { least, most });
  };
  const what = (feePercent: number): string => {
    if (feePercent === 0) return t('refund.free');
    return feePercent === 100 ? t('refund.none') : t('refund.fee', { percent: feePercent });
  };
  return { when, what };
};

/** What cancelling costs, in days before any departure. */
export const RefundSteps = ({ tiers }: Pick<RefundSectionProps, 'tiers'>) => {
  const { when, what } = useStepWords();
  return (
    <TermLines
      lines={refundSteps(tiers).map((step) => ({
        when: when(step),
        what: what(step.feePercent),
        free: step.feePercent === 0,
      }))}
    />
  );
};

/** What cancelling costs: in days until a departure is chosen, then written out with its dates. */
export const RefundSection = ({ tiers, day }: RefundSectionProps) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  return (
    <div className={styles.refund}>
      <p className={styles.lead} data-chosen={day !== undefined}>
        {day ? t('refund.forDay', { day: formatDay(day, language, { year: true }) }) : t('refund.choose')}
      </p>
      {day ? <RefundTerms tiers={tiers} day={day} /> : <RefundSteps tiers={tiers} />}
    </div>
  );
};
