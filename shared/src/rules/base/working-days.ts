import { addDays } from './business-day.ts';
import { weekdayOf } from './month-grid.ts';

const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0;

/**
 * The day a number of working days after another: one working day after Friday is Monday. Ignores public
 * holidays, so it is the earliest possible day.
 */
export const afterWorkingDays = (day: string, count: number): string => {
  let [at, rest] = [day, count];
  while (rest > 0) {
    at = addDays(at, 1);
    if (!isWeekend(at)) rest -= 1;
  }
  return at;
};
