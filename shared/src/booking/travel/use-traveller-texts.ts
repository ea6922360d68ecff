import type { PassportTexts } from '@portal/shared/contract';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { countryNames, documentTypes, type FieldFault } from '@portal/shared/rules';
import { travelMessages } from './messages.ts';

const known = [
  'name.required',
  'documentType.documentNotAccepted',
  'documentNo.required',
  'documentNo.invalid',
  'birthDate.required',
  'birthDate.invalid',
  'birthDate.future',
  'latinName.required',
  'latinName.notLatin',
  'documentCountry.required',
  'documentCountry.invalid',
  'documentExpiry.required',
  'documentExpiry.invalid',
  'documentExpiry.past',
  'documentExpiry.expiresEarly',
  'mobile.required',
  'mobile.invalid',
] as const;

/** What is said about a refused field of a traveller. `field` is the field's own name, without its path. */
export const useTravellerErrorText = (): ((fault: FieldFault) => string) => {
  const t = useMessages(travelMessages);
  return ({ field, code }) => {
    const key = known.find((one) => one === `${field}.${code}`);
    return t(key ? `faults.${key}` : 'faults.other');
  };
};

/** The name of a kind of document; one that is not known is named as it came. */
export const useDocumentName = (): ((documentType: string) => string) => {
  const t = useMessages(travelMessages);
  return (documentType) => {
    const type = documentTypes.find((one) => one === documentType);
    return type ? t(`documents.${type}`) : documentType;
  };
};

/** What is known of a passport beyond its number, in a line; empty when nothing is. */
export const usePassportText = (): ((passport: PassportTexts) => string) => {
  const t = useMessages(travelMessages);
  const countryName = countryNames(useLanguage());
  return ({ latinName, documentCountry, documentExpiry }) =>
    [
      latinName,
      documentCountry && countryName(documentCountry),
      documentExpiry && t('expires', { day: documentExpiry }),
    ]
      .filter(Boolean)
      .join(' · ');
};
