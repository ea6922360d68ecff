import { addDays } from '../base/business-day.ts';
import { type PricedLine, priceLine } from './tour-price.ts';

/** The days of a stay in Asia/Shanghai; `checkOut` is no night. */
export interface StayDays {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** A night with its price in fen for one room. */
export interface Night {
  readonly day: string;
  readonly price: number;
}

/** How many nights one stay can have. */
export const maxNights = 28;
/** How many rooms one stay can have. */
export const maxRooms = 9;
/** How many days ahead a stay may begin. */
export const furthestStay = 365;

/** The nights of a stay, by the day they begin on; none before both days are chosen. */
export const nightsOf = ({ checkIn, checkOut }: Partial<StayDays>): readonly string[] => {
  const nights: string[] = [];
  if (!checkIn || !checkOut) return nights;
  for (let day = checkIn; day < checkOut; day = addDays(day, 1)) nights.push(day);
  return nights;
};

/** The price of a stay, in fen: a line for each night, with so many rooms. */
export const stayPriceLines = (nights: readonly Night[], rooms: number): PricedLine<'night'>[] =>
  nights.map(({ price }) => priceLine('night', price, rooms));

/** What a stay costs, in fen: every night's price, for each of the rooms. */
export const stayAmount = (nights: readonly Night[], rooms: number): number =>
  nights.reduce((sum, { price }) => sum + price * rooms, 0);
