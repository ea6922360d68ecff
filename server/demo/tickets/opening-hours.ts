import type { OpeningHours } from '@portal/shared/contract';
import { type Pair, textOf } from '../tours/tour-seed.ts';

/** When a sight is open in a season, times as `08:30`. */
export interface HoursSeed {
  readonly season: Pair;
  readonly months?: { readonly from: number; readonly to: number };
  readonly from: string;
  readonly to: string;
  readonly lastEntry: string;
}

type Times = readonly [from: string, to: string, lastEntry: string];

const hoursOf = (season: Pair, [from, to, lastEntry]: Times, months?: HoursSeed['months']): HoursSeed => ({
  ...{ season, from, to, lastEntry },
  ...(months === undefined ? {} : { months }),
});

export const allYear = (...times: Times): HoursSeed[] => [hoursOf(['全年', 'All year'], times)];

/** April to October, and the rest of the year. */
export const bySeason = (summer: Times, winter: Times): HoursSeed[] => [
  hoursOf(['夏季（4–10 月）', 'Summer, April to October'], summer, { from: 4, to: 10 }),
  hoursOf(['冬季（11–3 月）', 'Winter, November to March'], winter, { from: 11, to: 3 }),
];

export const openingHoursOf = (hours: readonly HoursSeed[]): OpeningHours[] =>
  hours.map(({ season, months, ...times }) => ({
    season: textOf(season),
    ...(months === undefined ? {} : { months: { ...months } }),
    ...times,
  }));

const holdsIn = ({ months }: HoursSeed, month: number): boolean => {
  if (months === undefined) return true;
  const { from, to } = months;
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
};

/** Until when people are let in on a day in Asia/Shanghai, as `17:00`. Throws when no season covers the day. */
export const lastEntryOn = (hours: readonly HoursSeed[], day: string): string => {
  const season = hours.find((one) => holdsIn(one, Number(day.slice(5, 7))));
  if (!season) throw new Error(`no opening hours on ${day}`);
  return season.lastEntry;
};
