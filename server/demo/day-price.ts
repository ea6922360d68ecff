import { isHoliday } from './tours/holidays.ts';

/** What is added at busy times, in percent of an ordinary day. */
export interface Season {
  /** On which weekdays it is busy, Sunday is 0. */
  readonly weekend: readonly number[];
  readonly weekendPercent: number;
  readonly holidayPercent: number;
}

/** Whole yuan that end in a comfortable 8, in fen: no price looks calculated. */
const priced = (yuan: number): number =>
  (yuan < 60 ? Math.round(yuan) : Math.round(yuan / 10) * 10 - 2) * 100;

const percentOn = (day: string, { weekend, weekendPercent, holidayPercent }: Season): number => {
  if (isHoliday(day)) return holidayPercent;
  return weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? weekendPercent : 100;
};

/** The price in fen on a day in Asia/Shanghai of what costs `yuan` on an ordinary one. */
export const priceOn = (yuan: number, day: string, season: Season): number => {
  const percent = percentOn(day, season);
  return percent === 100 ? yuan * 100 : priced((yuan * percent) / 100);
};
