import type { Form } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import { bookingMessages } from '../booking-messages.ts';
import type { ContactDraft } from '../form/contact-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormSection } from './form-section.tsx';

interface ContactSectionProps<F extends object> {
  readonly state: Form<F>;
  readonly children?: ReactNode;
}

/** Whom we write to. */
export const ContactSection = <F extends { readonly contact: ContactDraft }>({
  state,
  children,
}: ContactSectionProps<F>) => {
  const t = useMessages(bookingMessages);
  return (
    <FormSection title={t('contact.title')} lead={t('contact.lead')}>
      <ContactFields
        own
        at="contact"
        value={state.values.contact}
        errorOf={state.errorOf}
        onChange={(contact) => state.change((form) => ({ ...form, contact }))}
      />
      {children}
    </FormSection>
  );
};
