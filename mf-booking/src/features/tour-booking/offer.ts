import type { Departure, TourDetail, Traveller, WaitlistEntry } from '@portal/shared/contract';

/** What is booked, and who the member may book for. */
export interface TourOffer {
  readonly tour: TourDetail;
  readonly departure: Departure;
  readonly saved: readonly Traveller[];
  /** The end of the member's offer of the waiting list; its seats count among those of the departure. */
  readonly heldUntil?: string;
}

/** A departure with the seats that the waiting list holds for the member. */
export const withOffer = (
  departure: Departure,
  entries: readonly WaitlistEntry[],
): Pick<TourOffer, 'departure' | 'heldUntil'> => {
  const { skuId, day } = departure;
  const entry = entries.find((one) => one.state === 'OFFERED' && one.skuId === skuId && one.day === day);
  if (!entry?.offerUntil) return { departure };
  const seats = departure.seats + entry.adults + entry.children;
  return { departure: { ...departure, seats }, heldUntil: entry.offerUntil };
};
