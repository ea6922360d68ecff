import { randomFrom } from '@portal/demo-artwork';
import { decisionTime } from '@portal/shared/rules';
import { cutoffDaysOf, isForGroups } from './conditions/limits.ts';
import { departureDays, hasWeekendPrice } from './departure-days.ts';
import { isHoliday } from './holidays.ts';
import { hotelNightsOf, type TourSeed } from './tour-seed.ts';

/** A departure to write; money in fen. */
export interface DepartureRow {
  readonly day: string;
  readonly price: number;
  readonly childPrice: number;
  readonly singleSupplement: number | null;
  readonly total: number;
  readonly closesAt: Date;
}

const holidayPercent = 130;
const weekendPercent = 108;

/** Whole tens of yuan, in fen: no price on top looks calculated. */
const roundedFen = (yuan: number): number => Math.round(yuan / 10) * 1000;

const priceOn = ({ price, departs }: TourSeed, day: string): number => {
  if (isHoliday(day)) return roundedFen((price * holidayPercent) / 100);
  return hasWeekendPrice(day, departs) ? roundedFen((price * weekendPercent) / 100) : price * 100;
};

/** Most departures have room, some are nearly full. */
const seatsOn = (seed: TourSeed, day: string): number => {
  const dice = randomFrom(`${seed.slug}/${day}`);
  if (dice.chance(0.08)) return dice.whole(2, 4);
  return isForGroups(seed.category) ? dice.whole(40, 60) : dice.whole(8, 20) * 2;
};

/** Every third tour has one departure without a seat left. */
const soldOutIndex = ({ slug }: TourSeed, count: number): number => {
  const dice = randomFrom(`${slug}/sold-out`);
  return dice.chance(1 / 3) ? dice.whole(1, Math.min(12, count - 1)) : -1;
};

const pricesOn = (seed: TourSeed, day: string) => {
  const price = priceOn(seed, day);
  const nights = hotelNightsOf(seed);
  return {
    price,
    childPrice: roundedFen((price * seed.childPercent) / 10_000),
    singleSupplement: nights > 0 && seed.singleNight ? roundedFen(seed.singleNight * nights) : null,
  };
};

/** The planned departures of a tour from `today`, a day in Asia/Shanghai. The same tour and day give the same rows. */
export const departuresOf = (seed: TourSeed, today: string): DepartureRow[] => {
  const cutoffDays = cutoffDaysOf(seed);
  const days = departureDays(today, seed.departs, cutoffDays);
  const soldOut = soldOutIndex(seed, days.length);
  return days.map((day, index) => ({
    day,
    ...pricesOn(seed, day),
    total: index === soldOut ? 0 : seatsOn(seed, day),
    closesAt: decisionTime(day, cutoffDays),
  }));
};
