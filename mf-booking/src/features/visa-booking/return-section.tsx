import type { Address } from '@portal/shared/contract';
import type { Form } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { AddressChoice } from '#src/booking/address/address-choice.tsx';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import styles from './visa-booking.module.css';
import { visaBookingMessages } from './visa-booking-messages.ts';
import type { VisaForm } from './visa-form.ts';

interface ReturnSectionProps {
  readonly state: Form<VisaForm>;
  /** The member's own addresses. */
  readonly book: readonly Address[];
}

/** Where passports are sent back to. */
export const ReturnSection = ({ state, book }: ReturnSectionProps) => {
  const t = useMessages(visaBookingMessages);
  const { contact, returnAddress } = state.values;
  const { name, mobile } = contact;
  const differs = name !== returnAddress.name || mobile !== returnAddress.mobile;
  return (
    <FormSection title={t('address.title')} lead={t('address.lead')}>
      {returnAddress.typed && name !== '' && mobile !== '' && differs && (
        <div className={styles.fill}>
          <Button
            kind="quiet"
            size="small"
            icon="user"
            onClick={() =>
              state.change((form) => ({ ...form, returnAddress: { ...form.returnAddress, name, mobile } }))
            }
          >
            {t('address.fromContact')}
          </Button>
        </div>
      )}
      <AddressChoice
        at="returnAddress"
        book={book}
        value={returnAddress}
        errorOf={state.errorOf}
        onChange={(next) => state.change((form) => ({ ...form, returnAddress: next(form.returnAddress) }))}
      />
    </FormSection>
  );
};
