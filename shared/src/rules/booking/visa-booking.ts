import type { ApplicantDocuments, ApplicantKind } from '@portal/shared/contract';
import { ageOn } from '../base/age.ts';
import { addDays } from '../base/business-day.ts';
import type { FieldFault } from '../base/field-fault.ts';
import { afterWorkingDays } from '../base/working-days.ts';
import { type PricedLine, priceLine } from '../catalog/tour-price.ts';

/** What a visa asks for. `workingDays` from complete documents to the answer. */
export interface VisaTerms {
  readonly workingDays: number;
  readonly documents: readonly ApplicantDocuments[];
}

/** Somebody who applies. `identity` is equal for two entries of the same person; `codes` are the documents given. */
export interface VisaApplicant {
  readonly applicant: ApplicantKind;
  readonly birthDate: string;
  readonly identity: string;
  readonly codes: readonly string[];
}

/** How far ahead a visa is applied for. */
const daysAhead = 365;

const grownFrom = 18;
const workingFrom = 16;

/** The first and the last day to travel on with a visa applied for today. Days in Asia/Shanghai. */
export const visaTravelDays = (
  workingDays: number,
  today: string,
): { readonly first: string; readonly last: string } => ({
  first: afterWorkingDays(today, workingDays),
  last: addDays(today, daysAhead),
});

const checkDay = (travelDay: string, workingDays: number, today: string): FieldFault[] => {
  const { first, last } = visaTravelDays(workingDays, today);
  if (travelDay < first) return [{ field: 'travelDay', code: 'tooSoon' }];
  return travelDay > last ? [{ field: 'travelDay', code: 'tooLate' }] : [];
};

const fitsAge = (applicant: ApplicantKind, age: number): boolean => {
  if (applicant === 'child') return age < grownFrom;
  return applicant === 'student' || age >= workingFrom;
};

const checkKind = ({ applicant, birthDate, codes }: VisaApplicant, { documents }: VisaTerms, day: string) => {
  const own = documents.find((list) => list.applicant === applicant);
  if (!own) return [{ field: 'applicant', code: 'kindNotAccepted' } as const];
  if (!fitsAge(applicant, ageOn(birthDate, day))) return [{ field: 'applicant', code: 'kindAge' } as const];
  return codes.flatMap((code, place) =>
    own.items.some(({ title }) => title.zh === code)
      ? []
      : [{ field: `files/${place}/code`, code: 'notListed' } as const],
  );
};

const checkDuplicate = (applicants: readonly VisaApplicant[], place: number): FieldFault[] => {
  const first = applicants.findIndex(({ identity }) => identity === applicants[place]?.identity);
  return first < place ? [{ field: 'person', code: 'duplicate' }] : [];
};

/**
 * Validates a visa application: a day of travel (in Asia/Shanghai) before the earliest decision or more than
 * a year ahead, a duplicate applicant, a kind of applicant that the visa does not accept or that does not
 * match the age on that day, a document that is not on the list. Empty when it is valid.
 */
export const checkVisaBooking = (
  { travelDay, applicants }: { readonly travelDay: string; readonly applicants: readonly VisaApplicant[] },
  terms: VisaTerms,
  today: string,
): FieldFault[] => [
  ...checkDay(travelDay, terms.workingDays, today),
  ...applicants.flatMap((applicant, place) =>
    [...checkDuplicate(applicants, place), ...checkKind(applicant, terms, travelDay)].map(
      ({ field, code }) => ({
        field: `applicants/${place}/${field}`,
        code,
      }),
    ),
  ),
];

/** The price of a visa for so many applicants, in fen. */
export const visaPriceLines = (price: number, applicants: number): PricedLine<'applicant'>[] => [
  priceLine('applicant', price, applicants),
];

/** A document in an application: `applicant` counts from 0. */
export interface PlacedDocument {
  readonly applicant: number;
  readonly code: string;
  readonly state: 'PENDING' | 'ACCEPTED' | 'REJECTED';
}

/** A document that an applicant still has to hand in: `applicant` counts from 0. */
export interface MissingDocument {
  readonly applicant: number;
  readonly title: ApplicantDocuments['items'][number]['title'];
}

/** The required documents, applicant by applicant, that there is no file of but refused ones; empty when all are there. */
export const missingDocuments = (
  applicants: readonly { readonly applicant: ApplicantKind }[],
  documents: readonly ApplicantDocuments[],
  files: readonly PlacedDocument[],
): MissingDocument[] => {
  const isThere = (applicant: number, code: string): boolean =>
    files.some((file) => file.applicant === applicant && file.code === code && file.state !== 'REJECTED');
  return applicants
    .flatMap(({ applicant: kind }, applicant) =>
      documents
        .filter((list) => list.applicant === kind)
        .flatMap(({ items }) => items.map((item) => ({ ...item, applicant }))),
    )
    .filter(({ required, applicant, title }) => required && !isThere(applicant, title.zh))
    .map(({ applicant, title }) => ({ applicant, title }));
};
