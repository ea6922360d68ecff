import { addDays } from './business-day.ts';

const isWeekend = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
};

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
