import { addDays } from '@portal/shared/rules';

/** What deciding on a group needs of a departure. */
export interface Departure {
  readonly day: string;
  readonly abroad: boolean;
  readonly minGroup: number;
  /** Number of people who have paid and not cancelled. */
  readonly people: number;
  /** When an order of it was last notified that the group failed. */
  readonly failedAt: Date | null;
}

/** When an order was created, and on which day it was paid. */
export interface GroupBooking {
  readonly bookedAt: Date;
  readonly paidOn: string;
}

/** Days before departure by which travellers must be notified that the group failed (旅游法 §63). */
const noticeDays = (abroad: boolean): number => (abroad ? 30 : 7);

/** The last day on which travellers can be notified that a departure fails. */
export const decisionDay = ({ day, abroad }: Pick<Departure, 'day' | 'abroad'>): string =>
  addDays(day, -noticeDays(abroad));

/**
 * The decision on an order with a pending group; undefined: still pending. Once one order of a departure has
 * failed, all orders created until then fail; orders placed after reopening form a new group. Enough people
 * confirm it at once; too few on the decision day fail it. Orders paid after that day are always confirmed,
 * since the agency may not cancel any more. Days in Asia/Shanghai.
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
