import { useMessages } from '@portal/shared/i18n';
import { TextInput } from '@portal/shared/ui';
import styles from '../booking.module.css';
import { bookingMessages } from '../booking-messages.ts';
import type { ContactDraft } from '../form/contact-form.ts';

interface ContactFieldsProps {
  /** The path of the contact in the form. */
  readonly at: string;
  readonly value: ContactDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (value: ContactDraft) => void;
  /** It is the buyer, as the browser knows them, and an email address is asked for. */
  readonly own?: boolean;
}

/** Somebody's name, number and, of the buyer, email address. */
export const ContactFields = ({ at, value, errorOf, onChange, own = false }: ContactFieldsProps) => {
  const t = useMessages(bookingMessages);
  const field = (name: keyof ContactDraft) => ({
    name: `${at}/${name}`,
    label: t(`contact.${name}`),
    value: value[name],
    error: errorOf(`${at}/${name}`),
    onChange: (text: string) => onChange({ ...value, [name]: text }),
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
