import type { DocumentType, Traveller, TravellerForm } from '@portal/shared/contract';
import { isDay } from '../base/business-day.ts';
import type { FieldFault } from '../base/field-fault.ts';
import { isDocument, normalDocument } from './documents.ts';
import { normalLatinName, type PassportFacts } from './passport-check.ts';
import { isPhone } from './phone.ts';
import { birthDateOf, checkTraveller } from './traveller-check.ts';

/** The documents somebody can travel with, the most common first. */
export const documentTypes: readonly DocumentType[] = [
  'id-card',
  'passport',
  'hk-macau-permit',
  'taiwan-permit',
];

/** A traveller while being typed in: every field is there, as text. */
export interface TravellerDraft {
  readonly name: string;
  readonly documentType: DocumentType;
  readonly documentNo: string;
  readonly birthDate: string;
  /** `0` not told, `1` male, `2` female. */
  readonly gender: '0' | '1' | '2';
  readonly mobile: string;
  /** Of a passport alone, as `documentCountry` and `documentExpiry`. */
  readonly latinName: string;
  readonly documentCountry: string;
  readonly documentExpiry: string;
}

export const blankTraveller: TravellerDraft = {
  name: '',
  documentType: 'id-card',
  documentNo: '',
  birthDate: '',
  gender: '0',
  mobile: '',
  latinName: '',
  documentCountry: '',
  documentExpiry: '',
};

/** A member's own traveller to be changed. The number is not known here, only its mask: it is typed in again. */
export const draftOf = ({ documentType, gender, ...known }: Traveller): TravellerDraft => ({
  name: known.name,
  documentType,
  documentNo: '',
  birthDate: documentType === 'id-card' ? '' : known.birthDate,
  gender: gender === 1 ? '1' : gender === 2 ? '2' : '0',
  mobile: known.mobile ?? '',
  latinName: known.latinName ?? '',
  documentCountry: known.documentCountry ?? '',
  documentExpiry: known.documentExpiry ?? '',
});

const passportOf = ({ documentType, ...draft }: TravellerDraft): PassportFacts => {
  if (documentType !== 'passport') return {};
  const latinName = normalLatinName(draft.latinName);
  return {
    ...(latinName === '' ? {} : { latinName }),
    ...(draft.documentCountry === '' ? {} : { documentCountry: draft.documentCountry }),
    ...(draft.documentExpiry === '' ? {} : { documentExpiry: draft.documentExpiry }),
  };
};

/** What was typed in as it is sent: an ID card says birth date and gender itself. */
export const travellerForm = (draft: TravellerDraft): TravellerForm => ({
  name: draft.name.trim(),
  documentType: draft.documentType,
  documentNo: normalDocument(draft.documentNo),
  ...(draft.documentType === 'id-card'
    ? {}
    : { birthDate: draft.birthDate, gender: draft.gender === '1' ? 1 : draft.gender === '2' ? 2 : 0 }),
  ...(draft.mobile.trim() === '' ? {} : { mobile: draft.mobile.trim() }),
  ...passportOf(draft),
});

/** What is wrong with what was typed in, field by field; empty when nothing is. `today` in Asia/Shanghai. */
export const checkTravellerDraft = (draft: TravellerDraft, today: string): FieldFault[] => {
  const blankNumber = draft.documentNo.trim() === '';
  const faults = checkTraveller(travellerForm(draft), today).map(
    (fault): FieldFault =>
      fault.field === 'documentNo' && blankNumber ? { field: 'documentNo', code: 'required' } : fault,
  );
  const mobile = draft.mobile.trim();
  return mobile === '' || isPhone(mobile) ? faults : [...faults, { field: 'mobile', code: 'invalid' }];
};

/** The birth date of what was typed in, as soon as it can be known; undefined before. */
export const knownBirthDate = (draft: TravellerDraft, today: string): string | undefined => {
  const form = travellerForm(draft);
  if (form.documentType === 'id-card' && !isDocument('id-card', form.documentNo, today)) return undefined;
  const born = birthDateOf(form);
  return born && isDay(born) && born <= today ? born : undefined;
};
