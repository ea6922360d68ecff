import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { approvalMessages } from './approval-messages.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long something has waited, in its largest whole unit: `3 days`; less than a minute counts as one. */
export const waitingTime = (since: string, now: Date, language: string): string => {
  const elapsed = Math.max(60_000, now.getTime() - new Date(since).getTime());
  const [unit, size] = units.find(([, ms]) => elapsed >= ms) ?? units[2];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(elapsed / size));
};

/** How long an approval has waited, with the instant as its tooltip. */
export const WaitingTime = ({ since }: { since: string }) => {
  const t = useMessages(approvalMessages);
  const language = useLanguage();
  return (
    <span title={t('since', { at: formatInstant(since, language) })}>
      {waitingTime(since, new Date(), language)}
    </span>
  );
};
