import { addDays } from '@portal/shared/rules';

/** On which weekdays a tour departs, Sunday is 0. */
export const rhythms = {
  daily: [0, 1, 2, 3, 4, 5, 6],
  weekend: [0, 6],
  workdays: [1, 2, 3, 4, 5],
  thrice: [2, 5, 6],
  twice: [3, 6],
  saturdays: [6],
} as const satisfies Record<string, readonly number[]>;

export type DepartureRhythm = keyof typeof rhythms;

/** How far ahead departures are planned. */
const plannedDays = 120;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const isWeekend = (weekday: number): boolean => [0, 5, 6].includes(weekday);

/** Whether travellers pay the weekend's price: a tour that departs at weekends only has it in its own. */
export const hasWeekendPrice = (day: string, rhythm: DepartureRhythm): boolean =>
  isWeekend(weekdayOf(day)) && !rhythms[rhythm].every(isWeekend);

/** The planned departure days of a rhythm in order, the first of them after the cut-off of `today`. */
export const departureDays = (today: string, rhythm: DepartureRhythm, cutoffDays: number): string[] => {
  const weekdays: readonly number[] = rhythms[rhythm];
  return Array.from({ length: plannedDays - cutoffDays }, (_, index) =>
    addDays(today, cutoffDays + 1 + index),
  ).filter((day) => weekdays.includes(weekdayOf(day)));
};
