import { useLanguage, useMessages } from '@portal/shared/i18n';
import { Select, TextInput } from '@portal/shared/ui';
import styles from '../booking.module.css';
import type { AddressDraft } from './address-form.ts';
import { addressMessages } from './address-messages.ts';
import { provinceChoices } from './province-names.ts';

interface AddressFieldsProps {
  /** The path of the address in the form. */
  readonly at: string;
  readonly value: AddressDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (value: AddressDraft) => void;
}

/** What is said of the faults of an address that stands at `at`. */
export const useAddressFaults = (at: string): Readonly<Record<string, string>> => {
  const t = useMessages(addressMessages);
  return {
    [`${at}/name.required`]: t('faults.name'),
    [`${at}/province.required`]: t('faults.province'),
    [`${at}/province.notDelivered`]: t('faults.notDelivered'),
    [`${at}/city.required`]: t('faults.city'),
    [`${at}/street.required`]: t('faults.street'),
  };
};

/** Where something is sent, and to whom. */
export const AddressFields = ({ at, value, errorOf, onChange }: AddressFieldsProps) => {
  const t = useMessages(addressMessages);
  const language = useLanguage();
  const field = (name: keyof AddressDraft) => ({
    name: `${at}/${name}`,
    label: t(name),
    value: value[name],
    error: errorOf(`${at}/${name}`),
    onChange: (text: string) => onChange({ ...value, [name]: text }),
  });
  const part = { maxLength: 32 };
  return (
    <div className={styles.fields}>
      <TextInput {...field('name')} required maxLength={50} autoComplete="shipping name" />
      <TextInput
        {...field('mobile')}
        required
        type="tel"
        inputMode="numeric"
        maxLength={11}
        autoComplete="shipping tel-national"
      />
      <Select {...field('province')} required placeholder={t('choose')} options={provinceChoices(language)} />
      <TextInput {...field('city')} {...part} required autoComplete="shipping address-level2" />
      <TextInput {...field('district')} {...part} autoComplete="shipping address-level3" />
      <div className={styles.wide}>
        <TextInput
          {...field('street')}
          required
          hint={t('streetHint')}
          maxLength={200}
          autoComplete="shipping street-address"
        />
      </div>
    </div>
  );
};
