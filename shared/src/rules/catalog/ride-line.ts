import type { Ride, Text } from '@portal/shared/contract';

/** How a document writes the texts of a ride. */
export interface RideWords {
  text(text: Text): string;
  /** A time on the day after the departure. */
  nextDay(time: string): string;
}

/** A ride on one line: `MU5721 上海虹桥 08:10 → 昆明长水 11:35`, without the parts that it does not have. */
export const rideLine = ({ number, from, to, departs, arrives, nextDay }: Ride, words: RideWords): string => {
  const arrival = arrives && nextDay ? words.nextDay(arrives) : arrives;
  return [number, words.text(from), departs, '→', words.text(to), arrival].filter(Boolean).join(' ');
};

/** Whether another flight or train may replace it: those are named by number for reference. */
export const isSimilarRidePossible = ({ kind, number }: Ride): boolean =>
  number !== undefined && (kind === 'flight' || kind === 'train');
