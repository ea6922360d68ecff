import { DateInput, type Form } from '@portal/shared/forms';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { visaTravelDays } from '@portal/shared/rules';
import { Stepper } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import own from './visa-booking.module.css';
import { visaBookingMessages } from './visa-booking-messages.ts';
import type { VisaTerms } from './visa-check.ts';
import { maxApplicants, type VisaForm } from './visa-form.ts';

interface TravelSectionProps {
  readonly state: Form<VisaForm>;
  readonly terms: VisaTerms;
  /** How many places there are; undefined until that is known. */
  readonly left: number | undefined;
  readonly onCount: (count: number) => void;
}

const TravelDay = ({ state, terms: { workingDays, today } }: Pick<TravelSectionProps, 'state' | 'terms'>) => {
  const t = useMessages(visaBookingMessages);
  const language = useLanguage();
  const { first, last } = visaTravelDays(workingDays, today);
  return (
    <DateInput
      name="travelDay"
      label={t('journey.travelDay')}
      hint={t('journey.travelDayHint', { day: formatDay(first, language), count: workingDays })}
      required
      min={first}
      max={last}
      value={state.values.travelDay}
      error={state.errorOf('travelDay')}
      onChange={(travelDay) => state.change((form) => ({ ...form, travelDay }))}
    />
  );
};

/** When they travel, and how many apply. */
export const TravelSection = ({ state, terms, left = maxApplicants, onCount }: TravelSectionProps) => {
  const t = useMessages(visaBookingMessages);
  const count = state.values.applicants.length;
  const max = Math.min(maxApplicants, left);
  const tooFew = left === 0 ? t('journey.full') : t('journey.tooFew', { count: left });
  return (
    <FormSection title={t('journey.title')}>
      <div className={own.day}>
        <TravelDay state={state} terms={terms} />
      </div>
      <div className={styles.steppers}>
        <Stepper
          label={t('journey.applicants')}
          value={count}
          min={1}
          max={max}
          hint={count <= max ? t('journey.limit', { count: max }) : undefined}
          error={count > left ? tooFew : undefined}
          onChange={onCount}
        />
      </div>
    </FormSection>
  );
};
