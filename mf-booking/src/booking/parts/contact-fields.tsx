import { PhoneInput, useSmsCountries } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { isTexted } from '@portal/shared/rules';
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
  const reached = useSmsCountries(own && value.mobile.startsWith('+'));
  const needsEmail = reached !== undefined && !isTexted(value.mobile, reached);
  return (
    <div className={styles.fields}>
      <TextInput {...field('name')} required maxLength={50} autoComplete={own ? 'name' : 'off'} />
      <PhoneInput {...field('mobile')} required own={own} />
      {own && (
        <TextInput
          {...field('email')}
          type="email"
          required={needsEmail}
          hint={t(needsEmail ? 'contact.untexted' : 'contact.optional')}
          maxLength={128}
          autoComplete="email"
        />
      )}
    </div>
  );
};
