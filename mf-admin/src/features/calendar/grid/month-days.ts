import { addDays } from '@portal/shared/rules';

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

/** From a day to another, whichever is first; both included. */
export const daysBetween = (one: string, other: string): string[] => {
  const [from, to] = one < other ? [one, other] : [other, one];
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

export const daysOf = (month: Month): string[] => daysBetween(firstDay(month), lastDay(month));

/** The days from one to another that fall on one of the weekdays; on every day when none is named. */
export const weekdaysWithin = (from: string, to: string, weekdays: readonly number[]): string[] =>
  daysBetween(from, to).filter((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)));

/** The weeks of a month, Sunday first; places before the first and after the last day are undefined. */
export const weeksOf = (month: Month): readonly (readonly (string | undefined)[])[] => {
  const weeks: (string | undefined)[][] = [];
  for (const day of daysOf(month)) {
    if (weeks.length === 0 || weekdayOf(day) === 0) weeks.push(Array(7).fill(undefined));
    weeks.at(-1)?.splice(weekdayOf(day), 1, day);
  }
  return weeks;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Where a key moves the focus from a day; undefined for any other key. */
export const movedDay = (key: string, day: string): string | undefined => {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp' || key === 'PageDown')
    return addDays(firstDay(addMonths(monthOf(day), key === 'PageUp' ? -1 : 1)), Number(day.slice(8)) - 1);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  return key === 'End' ? addDays(day, 6 - weekdayOf(day)) : undefined;
};
