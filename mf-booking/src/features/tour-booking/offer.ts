import type { Departure, TourDetail, Traveller } from '@portal/shared/contract';

/** What is booked, and who the member may book for. */
export interface TourOffer {
  readonly tour: TourDetail;
  readonly departure: Departure;
  readonly saved: readonly Traveller[];
}
