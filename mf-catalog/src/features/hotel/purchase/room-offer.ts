import type { RoomType } from '@portal/shared/contract';
import { type Night, nightsOf, stayAmount } from '@portal/shared/rules';
import type { DayStock, StockDays } from '#src/product/stock/stock-days.ts';
import type { Stay } from './stay.ts';

/** Enough rooms for the whole stay: `amount` is what all of them cost together, in fen; `left` of the fullest night. */
export interface OpenOffer {
  readonly state: 'open';
  readonly nights: readonly Night[];
  readonly amount: number;
  readonly left: number;
}

/**
 * The availability of a room type: available; fewer rooms left than requested; none left; a night not on
 * sale.
 */
export type RoomOffer =
  | OpenOffer
  | { readonly state: 'tooFew'; readonly left: number }
  | { readonly state: 'soldOut' }
  | { readonly state: 'closed' };

/** Whether a room type is to be had for a stay, by the price and the rooms left of each of its nights. */
export const offerOf = (days: StockDays | undefined, stay: Stay): RoomOffer => {
  const wanted = nightsOf(stay);
  const nights = wanted.flatMap((day): readonly (Night & DayStock)[] => {
    const found = days?.get(day);
    return found ? [{ day, ...found }] : [];
  });
  if (nights.length < wanted.length) return { state: 'closed' };
  const left = Math.min(...nights.map((night) => night.left));
  if (left === 0) return { state: 'soldOut' };
  if (left < stay.rooms) return { state: 'tooFew', left };
  return { state: 'open', nights, amount: stayAmount(nights, stay.rooms), left };
};

/** How many rooms of a type so many guests need. */
export const roomsFor = ({ maxGuests }: Pick<RoomType, 'maxGuests'>, guests: number): number =>
  Math.ceil(guests / Math.max(1, maxGuests));
