import type { OpeningHours } from '@portal/shared/contract';
import { type Static, Type } from 'typebox';
import { Time } from '../fields.ts';
import { Pair, textOf } from '../text-pair.ts';

const Month = Type.Integer({ minimum: 1, maximum: 12 });

/** When a sight is open in a season; without months, all year. */
export const HoursSeed = Type.Object(
  {
    season: Pair,
    months: Type.Optional(Type.Object({ from: Month, to: Month }, { additionalProperties: false })),
    from: Time,
    to: Time,
    lastEntry: Time,
  },
  { additionalProperties: false },
);
export type HoursSeed = Static<typeof HoursSeed>;

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

/** The last admission on a day in Asia/Shanghai, as `17:00`. Throws when no season covers the day. */
export const lastEntryOn = (hours: readonly HoursSeed[], day: string): string => {
  const season = hours.find((one) => holdsIn(one, Number(day.slice(5, 7))));
  if (!season) throw new Error(`no opening hours on ${day}`);
  return season.lastEntry;
};
