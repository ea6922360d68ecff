import type { Form } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import styles from '#src/booking/booking.module.css';
import { ContactFields } from '#src/booking/parts/contact-fields.tsx';
import { ContactSection } from '#src/booking/parts/contact-section.tsx';
import { tourBookingMessages } from './tour-booking-messages.ts';
import type { TourForm } from './tour-form.ts';

/** Whom we write to, and whom we call in an emergency. */
export const ContactSections = ({ state }: { readonly state: Form<TourForm> }) => {
  const t = useMessages(tourBookingMessages);
  return (
    <ContactSection state={state}>
      <header>
        <h3>{t('emergency.title')}</h3>
        <p className={styles.lead}>{t('emergency.lead')}</p>
      </header>
      <ContactFields
        at="emergencyContact"
        value={state.values.emergencyContact}
        errorOf={state.errorOf}
        onChange={(emergencyContact) => state.change((form) => ({ ...form, emergencyContact }))}
      />
    </ContactSection>
  );
};
