import { addDays } from '@portal/shared/rules';
import type { StockDays } from '#src/product/stock/stock-days.ts';
import { offerOf } from './room-offer.ts';
import { nightCount, type Stay } from './stay.ts';

/** How many days around the wished ones are looked at. */
const maxShiftDays = 14;

/** 1, -1, 2, -2, …: the nearest first, of two as near the later. */
const steps = Array.from(
  { length: maxShiftDays * 2 },
  (_, index) => (index % 2 === 0 ? 1 : -1) * ((index >> 1) + 1),
);

/** The same stay on the nearest days with an available room, from today on; undefined without one. */
export const nearestStay = (days: StockDays | undefined, stay: Stay, today: string): Stay | undefined => {
  const nights = nightCount(stay);
  return steps
    .map((step) => addDays(stay.checkIn, step))
    .filter((checkIn) => checkIn >= today)
    .map((checkIn) => ({ ...stay, checkIn, checkOut: addDays(checkIn, nights) }))
    .find((other) => offerOf(days, other).state === 'open');
};
