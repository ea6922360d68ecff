import type { Form } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { TextArea } from '@portal/shared/ui';
import { bookingMessages } from '../booking-messages.ts';
import type { ExtrasDraft } from '../form/extras-form.ts';
import { InvoiceSection } from '../invoice/invoice-section.tsx';
import { FormSection } from './form-section.tsx';

interface ExtrasSectionProps<F extends object> {
  readonly state: Form<F>;
  /** What a remark of this kind is for. */
  readonly label: string;
  readonly hint: string;
}

/** What a booking of any kind may add. */
export const ExtrasSection = <F extends ExtrasDraft>({ state, label, hint }: ExtrasSectionProps<F>) => {
  const t = useMessages(bookingMessages);
  const { remark } = state.values;
  return (
    <>
      <FormSection title={t('remark.title')}>
        <TextArea
          name="remark"
          label={label}
          hint={remark.length > 400 ? t('remark.count', { count: remark.length }) : hint}
          value={remark}
          maxLength={500}
          rows={3}
          error={state.errorOf('remark')}
          onChange={(value) => state.change((form) => ({ ...form, remark: value }))}
        />
      </FormSection>
      <InvoiceSection state={state} />
    </>
  );
};
