import { addDays } from '@portal/shared/rules';

/** A departure as far as it matters whether it takes place. */
export interface Departure {
  readonly day: string;
  readonly abroad: boolean;
  readonly minGroup: number;
  /** How many people paid and are still coming. */
  readonly people: number;
  /** When somebody was told last that it does not take place. */
  readonly failedAt: Date | null;
}

/** When one of its orders was made, and on which day it was paid. */
export interface GroupBooking {
  readonly bookedAt: Date;
  readonly paidOn: string;
}

/** So many days before they leave travellers have to know that too few booked (旅游法 §63). */
const noticeDays = (abroad: boolean): number => (abroad ? 30 : 7);

/** The last day on which travellers can be told that a departure does not take place. */
export const decisionDay = ({ day, abroad }: Pick<Departure, 'day' | 'abroad'>): string =>
  addDays(day, -noticeDays(abroad));

/**
 * What becomes of an order whose group is pending; undefined: nothing yet. Once one of a departure's orders is told that
 * it does not take place, all are that were made until then; who books after it was opened again joins it anew. Enough
 * people confirm it at once. Too few on the day of decision end it. Who was still sold a place after that day travels
 * in any case, for by then the agency cannot call the departure off any more. All days are days in Asia/Shanghai.
 */
export const groupVerdict = (
  departure: Departure,
  { bookedAt, paidOn, today }: GroupBooking & { readonly today: string },
): 'confirmGroup' | 'failGroup' | undefined => {
  if (departure.failedAt && bookedAt <= departure.failedAt) return 'failGroup';
  if (departure.people >= departure.minGroup) return 'confirmGroup';
  const decided = decisionDay(departure);
  if (today < decided) return undefined;
  return paidOn > decided ? 'confirmGroup' : 'failGroup';
};
