import { addDays, addMonths, firstDay, lastDay, type Month, monthOf, weekdayOf } from '@portal/shared/rules';

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
