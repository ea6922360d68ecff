import { PhoneInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import type { AddressDraft } from '@portal/shared/rules';
import { Button, Skeleton, TextInput } from '@portal/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './address.module.css';
import { addressMessages } from './messages.ts';
import { RegionPicker } from './region-picker.tsx';

const PasteBox = lazy(() => import('./paste-box.tsx'));

interface AddressFieldsProps {
  readonly value: AddressDraft;
  readonly onChange: (changes: Partial<AddressDraft>) => void;
  /** What is wrong with a field, by its whole name. */
  readonly errorOf: (name: string) => string | undefined;
  /** Names of the fields in the form; default: their own names. */
  readonly names?: Readonly<Record<'name' | 'mobile' | 'region' | 'detail', string>>;
}

const own = { name: 'name', mobile: 'mobile', region: 'regionCode', detail: 'detail' };

const Paste = ({ onFill }: { readonly onFill: AddressFieldsProps['onChange'] }) => {
  const t = useMessages(addressMessages);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.wide}>
      <Button kind="quiet" size="small" icon="document" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('paste.title')}
      </Button>
      {open && (
        <Suspense fallback={<Skeleton height={180} radius="var(--radius-small)" />}>
          <PasteBox onFill={onFill} />
        </Suspense>
      )}
    </div>
  );
};

/** Where something is sent, and to whom: typed in, chosen, or pasted. */
export const AddressFields = ({ value, onChange, errorOf, names = own }: AddressFieldsProps) => {
  const t = useMessages(addressMessages);
  const field = (name: 'name' | 'mobile' | 'detail') => ({
    name: names[name],
    label: t(name),
    value: value[name],
    error: errorOf(names[name]),
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <div className={styles.fields}>
      <Paste onFill={onChange} />
      <TextInput {...field('name')} required maxLength={50} autoComplete="shipping name" />
      <PhoneInput {...field('mobile')} required own />
      <div className={styles.wide}>
        <RegionPicker name={names.region} value={value} error={errorOf(names.region)} onChange={onChange} />
      </div>
      <div className={styles.wide}>
        <TextInput
          {...field('detail')}
          required
          hint={t('detailHint')}
          maxLength={150}
          autoComplete="shipping street-address"
        />
      </div>
    </div>
  );
};
