import { addDays } from './business-day.ts';

const isWeekend = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
};

/**
 * The day so many working days after another, which itself does not count: from Friday, one working day is Monday.
 * Knows weekends only; public holidays make it later, so it is an estimate and the earliest day there can be.
 */
export const afterWorkingDays = (day: string, count: number): string => {
  let [at, rest] = [day, count];
  while (rest > 0) {
    at = addDays(at, 1);
    if (!isWeekend(at)) rest -= 1;
  }
  return at;
};
