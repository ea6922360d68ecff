import type { SlotOffer } from './slot-offers.ts';

/** What somebody has chosen so far of a visit. */
export interface VisitChoice {
  readonly day?: string;
  /** What the chosen type has on the day. */
  readonly offers: readonly SlotOffer[];
  /** The slot that is to be booked. */
  readonly slot?: SlotOffer;
}

/** What is to be done next: choose a day, or another where nothing is left, choose a slot, book. */
export type NextStep = 'day' | 'soldOut' | 'slot' | 'book';

export const nextStep = ({ day, offers, slot }: VisitChoice): NextStep => {
  if (!day) return 'day';
  if (!offers.some(({ left }) => left > 0)) return 'soldOut';
  return slot ? 'book' : 'slot';
};
