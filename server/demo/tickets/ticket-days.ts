import { randomFrom } from '@portal/demo-artwork';
import { addDays, startOfDay } from '@portal/shared/rules';
import { priceOn, type Season } from '../day-price.ts';
import { lastEntryOn } from './opening-hours.ts';
import type { PriceMood, SightSeed, Slot, TypeSeed } from './ticket-seed.ts';

/** A day of a ticket type, or of one of its slots, to write; money in fen. */
export interface TicketDay {
  readonly day: string;
  readonly price: number;
  readonly total: number;
  readonly closesAt: Date;
}

/** How far ahead tickets are sold. */
const plannedDays = 90;

const weekend = [0, 6];

const seasons: Readonly<Record<PriceMood, Season>> = {
  even: { weekend, weekendPercent: 100, holidayPercent: 100 },
  holidays: { weekend, weekendPercent: 100, holidayPercent: 120 },
  weekends: { weekend, weekendPercent: 112, holidayPercent: 130 },
};

const instantOf = (day: string, time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * 60_000);
};

/** Most days have enough, some are nearly full, a few sold out; slots fill sooner. */
const ticketsOn = (seed: string, stock: number, isSlot: boolean): number => {
  const dice = randomFrom(seed);
  if (dice.chance(isSlot ? 0.04 : 0.01)) return 0;
  if (dice.chance(isSlot ? 0.08 : 0.03)) return dice.whole(1, 4);
  return dice.whole(Math.ceil(stock * 0.6), stock);
};

/**
 * The days of a ticket type from `today`, a day in Asia/Shanghai, sold until the last entry or the beginning of the
 * slot. The same type and day give the same rows.
 */
export const ticketDaysOf = (
  sight: SightSeed,
  type: TypeSeed,
  slot: Slot | undefined,
  today: string,
): TicketDay[] =>
  Array.from({ length: plannedDays }, (_, index) => {
    const day = addDays(today, index);
    const seed = `${sight.slug}/${type.code}/${slot?.[0] ?? ''}/${day}`;
    return {
      day,
      price: priceOn(type.price, day, seasons[sight.prices]),
      total: ticketsOn(seed, type.stock, slot !== undefined),
      closesAt: instantOf(day, slot?.[0] ?? lastEntryOn(sight.hours, day)),
    };
  });
