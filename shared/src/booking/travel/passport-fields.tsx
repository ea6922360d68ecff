import { DateInput } from '@portal/shared/forms';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import {
  countryCodes,
  countryNames,
  dayOf,
  type passportFields,
  type TravellerDraft,
} from '@portal/shared/rules';
import { Select, TextInput } from '@portal/shared/ui';
import { travelMessages } from './messages.ts';

type PassportField = (typeof passportFields)[number];

interface PassportFieldsProps {
  readonly value: Pick<TravellerDraft, PassportField>;
  readonly onChange: (changes: Partial<TravellerDraft>) => void;
  readonly at: string;
  readonly errorOf: (name: string) => string | undefined;
  readonly required: boolean;
  readonly expiryHint: string | undefined;
}

/** China first, the others by their names. */
const useCountryChoices = () => {
  const language = useLanguage();
  const countryName = countryNames(language);
  const { compare } = new Intl.Collator(language);
  const [home, ...others] = countryCodes.map((value) => ({ value, label: countryName(value) }));
  return [...(home ? [home] : []), ...others.sort((one, other) => compare(one.label, other.label))];
};

/** What a passport says beyond its number: the printed name, who issued it, until when it is valid. */
export const PassportFields = ({
  value,
  onChange,
  at,
  errorOf,
  required,
  expiryHint,
}: PassportFieldsProps) => {
  const t = useMessages(travelMessages);
  const countries = useCountryChoices();
  const field = (name: PassportField) => ({
    name: at + name,
    label: t(name),
    value: value[name],
    error: errorOf(at + name),
    required,
    onChange: (next: string) => onChange({ [name]: next }),
  });
  return (
    <>
      <TextInput {...field('latinName')} hint={t('latinNameHint')} maxLength={60} autoComplete="off" />
      <Select {...field('documentCountry')} placeholder={t('countryChoose')} options={countries} />
      <DateInput {...field('documentExpiry')} hint={expiryHint} min={dayOf(new Date())} />
    </>
  );
};
