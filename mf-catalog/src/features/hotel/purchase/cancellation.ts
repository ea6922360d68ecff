import type { RoomCancellation } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';

/**
 * What cancelling a stay costs if it is booked now: nothing until `hour`:00 of a day, and the first night from then on;
 * the first night from now on; or the whole stay.
 */
export type CancellationTerms =
  | { readonly state: 'free'; readonly day: string; readonly hour: number }
  | { readonly state: 'firstNight' }
  | { readonly state: 'wholeStay' };

const hourMs = 3_600_000;

/** The terms of a room for an arrival, as they stand at an instant. Hours and days in Asia/Shanghai. */
export const cancellationOf = (
  { free, daysBefore, hour }: RoomCancellation,
  checkIn: string,
  now: Date,
): CancellationTerms => {
  if (!free) return { state: 'wholeStay' };
  const day = addDays(checkIn, -daysBefore);
  const ends = startOfDay(day).getTime() + hour * hourMs;
  return now.getTime() < ends ? { state: 'free', day, hour } : { state: 'firstNight' };
};
