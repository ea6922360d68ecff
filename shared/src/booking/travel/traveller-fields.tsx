import type { DocumentType } from '@portal/shared/contract';
import { DateInput, PhoneInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { dayOf, documentTypes, type TravellerDraft } from '@portal/shared/rules';
import { Select, TextInput } from '@portal/shared/ui';
import { travelMessages } from './messages.ts';
import { PassportFields } from './passport-fields.tsx';
import styles from './travel.module.css';
import { useDocumentName } from './use-traveller-texts.ts';

/** Which documents are asked for. */
export interface DocumentsAsked {
  /** The types to choose from; all by default. */
  readonly accepted?: readonly DocumentType[];
  /** Whether a passport's printed name, country and expiry are asked for; not by default. */
  readonly passport?: 'required' | 'optional';
  readonly expiryHint?: string;
}

interface TravellerFieldsProps {
  readonly value: TravellerDraft;
  readonly onChange: (changes: Partial<TravellerDraft>) => void;
  /** Goes before the names of the fields, where there are several travellers in a form: `travellers/0/`. */
  readonly at?: string;
  /** What is wrong with a field, by its whole name. */
  readonly errorOf: (name: string) => string | undefined;
  readonly documentHint?: string;
  readonly documents?: DocumentsAsked;
}

/** Who travels, typed in: birth date and gender only where the document does not carry them. */
export const TravellerFields = ({
  value,
  onChange,
  at = '',
  errorOf,
  documentHint,
  documents: { accepted = documentTypes, passport, expiryHint } = {},
}: TravellerFieldsProps) => {
  const t = useMessages(travelMessages);
  const documentName = useDocumentName();
  const field = <N extends keyof TravellerDraft>(name: N) => ({
    name: at + name,
    label: t(name),
    value: value[name],
    error: errorOf(at + name),
    onChange: (next: TravellerDraft[N]) => onChange({ [name]: next }),
  });
  const genders = [
    { value: '0', label: t('genders.unknown') },
    { value: '1', label: t('genders.male') },
    { value: '2', label: t('genders.female') },
  ] as const;
  return (
    <div className={styles.fields}>
      <TextInput {...field('name')} required hint={t('nameHint')} maxLength={50} autoComplete="off" />
      <PhoneInput {...field('mobile')} hint={t('mobileHint')} />
      <Select
        {...field('documentType')}
        required
        options={accepted.map((type) => ({ value: type, label: documentName(type) }))}
      />
      <TextInput
        {...field('documentNo')}
        required
        hint={documentHint}
        maxLength={20}
        autoComplete="off"
        inputMode={value.documentType === 'taiwan-permit' ? 'numeric' : 'text'}
      />
      {value.documentType !== 'id-card' && (
        <>
          <DateInput {...field('birthDate')} required min="1900-01-01" max={dayOf(new Date())} />
          <Select {...field('gender')} options={genders} />
        </>
      )}
      {value.documentType === 'passport' && passport && (
        <PassportFields
          {...{ value, onChange, at, errorOf, expiryHint }}
          required={passport === 'required'}
        />
      )}
    </div>
  );
};
