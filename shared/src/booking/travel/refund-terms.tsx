import type { RefundTier } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { type RefundLine, refundLines } from '@portal/shared/rules';
import { useToday } from '@portal/shared/ui';
import { travelMessages } from './messages.ts';
import { TermLines } from './term-lines.tsx';

const useLineWords = () => {
  const t = useMessages(travelMessages);
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

/** What cancelling costs from today on, written out with dates for a travel day. */
export const RefundTerms = ({ tiers, day }: { tiers: readonly RefundTier[]; day: string }) => {
  const { when, what } = useLineWords();
  const today = useToday();
  return (
    <TermLines
      lines={refundLines(tiers, day, today).map((line) => ({
        when: when(line),
        what: what(line),
        free: line.feePercent === 0,
      }))}
    />
  );
};
