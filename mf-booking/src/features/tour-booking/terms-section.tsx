import { RefundTerms } from '@portal/shared/booking';
import type { RefundTier, TourContent } from '@portal/shared/contract';
import type { Form } from '@portal/shared/forms';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { decisionHour, depositTermsOf } from '@portal/shared/rules';
import { Checkbox, Disclosure } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import { TermsText } from './terms-text.tsx';
import { tourBookingMessages } from './tour-booking-messages.ts';
import type { TourForm } from './tour-form.ts';

interface TermsSectionProps {
  readonly state: Form<TourForm>;
  readonly tiers: readonly RefundTier[];
  readonly day: string;
  readonly content: Pick<TourContent, 'minGroup' | 'cutoffDays' | 'depositPercent' | 'balanceDays'>;
}

const contractLines = ['parties', 'price', 'deposit', 'group', 'insurance', 'data'] as const;

/** Cancellation fees and contract before the consent, which is never ticked in advance. */
export const TermsSection = ({ state, tiers, day, content }: TermsSectionProps) => {
  const t = useMessages(tourBookingMessages);
  const language = useLanguage();
  const group = { least: content.minGroup, days: content.cutoffDays, hour: decisionHour };
  const deposit = depositTermsOf(content);
  const left = { group: content.minGroup <= 1, deposit: deposit === null };
  const lines = contractLines.filter((line) => !((line === 'group' || line === 'deposit') && left[line]));
  const values = { ...group, balanceDays: deposit?.balanceDays ?? 0 };
  return (
    <FormSection title={t('terms.title')}>
      <div>
        <h3>{t('terms.refund')}</h3>
        <p className={styles.lead}>
          {t('terms.refundLead', { day: formatDay(day, language, { year: true }) })}
        </p>
        <RefundTerms tiers={tiers} day={day} />
      </div>
      <Disclosure title={t('terms.contract')}>
        <ul className={styles.contract}>
          {lines.map((line) => (
            <li key={line}>{t(`terms.contractLines.${line}`, values)}</li>
          ))}
        </ul>
      </Disclosure>
      <TermsText />
      <Checkbox
        name="contractAccepted"
        label={t('terms.accept')}
        checked={state.values.contractAccepted}
        error={state.errorOf('contractAccepted')}
        required
        onChange={(contractAccepted) => state.change((form) => ({ ...form, contractAccepted }))}
      />
    </FormSection>
  );
};
