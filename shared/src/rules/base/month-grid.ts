import { addDays } from './business-day.ts';

/** A month as `2026-12`. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

/** The month so many months later, or earlier when negative. */
export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

export const firstDay = (month: Month): string => `${month}-01`;
export const lastDay = (month: Month): string => addDays(firstDay(addMonths(month, 1)), -1);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The weeks of a month, Sunday first; places before the first and after the last day are undefined. */
export const weeksOf = (month: Month): readonly (readonly (string | undefined)[])[] => {
  const start = addDays(firstDay(month), -weekdayOf(firstDay(month)));
  const weeks: (string | undefined)[][] = [];
  for (let day = start; day <= lastDay(month); day = addDays(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, offset) => addDays(day, offset)).map((each) =>
        monthOf(each) === month ? each : undefined,
      ),
    );
  return weeks;
};

/** The same day so many months later, or earlier when negative; the last day of a shorter month. */
export const dayInMonths = (day: string, months: number): string => {
  const month = addMonths(monthOf(day), months);
  const wanted = `${month}${day.slice(7)}`;
  return wanted > lastDay(month) ? lastDay(month) : wanted;
};

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => dayInMonths(day, -1),
  PageDown: (day) => dayInMonths(day, 1),
};

/** Where a key moves the focus from a day, kept between the first and last month; undefined for any other key. */
export const moveDay = (
  key: string,
  day: string,
  bounds: { readonly first: Month; readonly last: Month },
): string | undefined => {
  const target = Object.hasOwn(moves, key) ? moves[key]?.(day) : undefined;
  if (target === undefined) return undefined;
  const [earliest, latest] = [firstDay(bounds.first), lastDay(bounds.last)];
  if (target < earliest) return earliest;
  if (target > latest) return latest;
  return target;
};
