import type { DocumentType, TravelDocuments } from '@portal/shared/contract';
import { addDays } from '../base/business-day.ts';
import type { FieldFault } from '../base/field-fault.ts';
import { dayInMonths } from '../base/month-grid.ts';
import { type PassportFacts, passportFields } from '../people/passport-check.ts';

/** A document that somebody travels with. */
export type CarriedDocument = PassportFacts & { readonly documentType: DocumentType };

/** When a trip begins (in Asia/Shanghai), and how many days it takes. */
export interface TripDays {
  readonly day: string;
  readonly days: number;
}

/** The day until which passports have to be valid on a trip; undefined where their expiry is not asked for. */
export const passportDeadline = (
  { passportMonths }: Pick<TravelDocuments, 'passportMonths'>,
  { day, days }: TripDays,
): string | undefined =>
  passportMonths === null ? undefined : dayInMonths(addDays(day, days - 1), passportMonths);

/**
 * What is wrong with a document for a trip: a type that is not accepted, a passport of which something is unknown, or
 * which expires too early. Empty when nothing is.
 */
export const checkTravelDocument = (
  documents: TravelDocuments,
  carried: CarriedDocument,
  trip: TripDays,
): FieldFault[] => {
  if (!documents.accepted.includes(carried.documentType))
    return [{ field: 'documentType', code: 'documentNotAccepted' }];
  const deadline = passportDeadline(documents, trip);
  if (carried.documentType !== 'passport' || deadline === undefined) return [];
  const missing = passportFields.filter((field) => !carried[field]?.trim());
  const early = carried.documentExpiry && carried.documentExpiry < deadline;
  return [
    ...missing.map((field) => ({ field, code: 'required' }) as const),
    ...(early ? [{ field: 'documentExpiry', code: 'expiresEarly' } as const] : []),
  ];
};
