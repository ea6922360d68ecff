import { useMessages } from '@portal/shared/i18n';
import { Card, TextArea, TextInput } from '@portal/shared/ui';
import styles from '../booking.module.css';
import { bookingMessages } from '../booking-messages.ts';
import type { ContactDraft } from '../form/booking-form.ts';
import type { BookingFormState } from '../form/use-booking-form.ts';

interface ContactFieldsProps {
  readonly at: 'contact' | 'emergencyContact';
  readonly state: BookingFormState;
}

const ContactFields = ({ at, state }: ContactFieldsProps) => {
  const t = useMessages(bookingMessages);
  const own = at === 'contact';
  const field = (name: keyof ContactDraft) => ({
    name: `${at}/${name}`,
    label: t(`contact.${name}`),
    value: state.form[at][name],
    error: state.errorOf(`${at}/${name}`),
    onChange: (value: string) => state.change((form) => ({ ...form, [at]: { ...form[at], [name]: value } })),
  });
  return (
    <div className={styles.fields}>
      <TextInput {...field('name')} required maxLength={50} autoComplete={own ? 'name' : 'off'} />
      <TextInput
        {...field('mobile')}
        required
        type="tel"
        inputMode="numeric"
        maxLength={11}
        autoComplete={own ? 'tel-national' : 'off'}
      />
      {own && (
        <TextInput
          {...field('email')}
          type="email"
          hint={t('contact.optional')}
          maxLength={128}
          autoComplete="email"
        />
      )}
    </div>
  );
};

/** Whom we write to, whom we call in an emergency, and what else we should know. */
export const ContactSections = ({ state }: Pick<ContactFieldsProps, 'state'>) => {
  const t = useMessages(bookingMessages);
  const { remark } = state.form;
  return (
    <Card as="section" padded className={styles.section}>
      <header>
        <h2>{t('contact.title')}</h2>
        <p className={styles.lead}>{t('contact.lead')}</p>
      </header>
      <ContactFields at="contact" state={state} />
      <header>
        <h3>{t('contact.emergencyTitle')}</h3>
        <p className={styles.lead}>{t('contact.emergencyLead')}</p>
      </header>
      <ContactFields at="emergencyContact" state={state} />
      <TextArea
        name="remark"
        label={t('remark.label')}
        hint={remark.length > 400 ? t('remark.count', { count: remark.length }) : t('remark.hint')}
        value={remark}
        maxLength={500}
        rows={3}
        error={state.errorOf('remark')}
        onChange={(value) => state.change((form) => ({ ...form, remark: value }))}
      />
    </Card>
  );
};
