import { decisionTime } from '@portal/shared/rules';

/** What deciding on a group needs of a departure. */
export interface Departure {
  readonly day: string;
  readonly cutoffDays: number;
  readonly minGroup: number;
  /** Number of people who have paid and not cancelled. */
  readonly people: number;
  /** When an order of it was last notified that the group failed. */
  readonly failedAt: Date | null;
}

/** When an order was created and paid. */
export interface GroupBooking {
  readonly bookedAt: Date;
  readonly paidAt: Date;
}

/**
 * The decision on an order with a pending group; undefined: still pending. Once one order of a departure has
 * failed, all orders created until then fail; orders placed after reopening form a new group. Enough people
 * confirm it at once; too few when sales end fail it. Orders paid after that are always confirmed, since the agency may
 * not cancel any more.
 */
export const groupVerdict = (
  departure: Departure,
  { bookedAt, paidAt, now }: GroupBooking & { readonly now: Date },
): 'confirmGroup' | 'failGroup' | undefined => {
  if (departure.failedAt && bookedAt <= departure.failedAt) return 'failGroup';
  if (departure.people >= departure.minGroup) return 'confirmGroup';
  const decided = decisionTime(departure.day, departure.cutoffDays);
  if (now < decided) return undefined;
  return paidAt > decided ? 'confirmGroup' : 'failGroup';
};
