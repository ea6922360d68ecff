import {
  checkVisaBooking,
  type FieldFault,
  type VisaApplicant,
  type VisaTerms as VisaRules,
  visaTravelDays,
} from '@portal/shared/rules';
import { checkBookedAddress } from '#src/booking/address/address-form.ts';
import { checkContact } from '#src/booking/form/contact-form.ts';
import { bornOn, checkSlot, identityOf, type PeopleTerms } from '#src/booking/people/people-check.ts';
import { type ApplicantDraft, listedFiles } from './applicant-form.ts';
import { maxFiles, type VisaForm } from './visa-form.ts';

/** What an application is checked against. `waiting` are the applicants with files on their way, by id. */
export interface VisaTerms extends PeopleTerms, VisaRules {
  /** Nothing is sent in or back. */
  readonly electronic: boolean;
  readonly waiting: readonly number[];
}

/** Somebody as far as they are known; of an unknown age the kind is not judged. */
const knownOf = (draft: ApplicantDraft, day: string, terms: VisaTerms): VisaApplicant => {
  const { person, applicant, id } = draft;
  const unknown = person.travellerId === undefined && person.documentNo.trim() === '';
  return {
    applicant: applicant || 'employed',
    birthDate: bornOn(person, terms) ?? day,
    identity: unknown ? `unknown ${id}` : identityOf(person),
    codes: listedFiles(draft, terms.documents).map(({ code }) => code),
  };
};

const checkRest = (draft: ApplicantDraft, at: string, { waiting, documents }: VisaTerms): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (draft.applicant === '') faults.push({ field: `${at}/applicant`, code: 'required' });
  if (listedFiles(draft, documents).length > maxFiles) faults.push({ field: `${at}/files`, code: 'tooMany' });
  if (waiting.includes(draft.id)) faults.push({ field: `${at}/files`, code: 'invalid' });
  return faults;
};

/** Validates an application: errors in the order of the page. */
export const checkVisa = (form: VisaForm, terms: VisaTerms): FieldFault[] => {
  const { applicants, travelDay, contact, returnAddress } = form;
  const day = travelDay || visaTravelDays(terms.workingDays, terms.today).first;
  const known = applicants.map((one) => knownOf(one, day, terms));
  const faults = checkVisaBooking({ travelDay: day, applicants: known }, terms, terms.today);
  const judged = ({ person, applicant }: ApplicantDraft, field: string): boolean =>
    !field.endsWith('/applicant') || (applicant !== '' && bornOn(person, terms) !== undefined);
  return [
    ...(travelDay === '' ? [{ field: 'travelDay', code: 'required' } as const] : []),
    ...faults.filter(({ field }) => field === 'travelDay'),
    ...applicants.flatMap((one, place) => {
      const at = `applicants/${place}`;
      return [
        ...checkSlot(one.person, `${at}/person`, terms.today),
        ...faults.filter(({ field }) => field.startsWith(`${at}/`) && judged(one, field)),
        ...checkRest(one, at, terms),
      ];
    }),
    ...checkContact(contact, 'contact'),
    ...(terms.electronic ? [] : checkBookedAddress(returnAddress, 'returnAddress')),
  ];
};
