import type { DateChoice, Text } from '@portal/shared/contract';
import { addDays, weekdayOf } from '@portal/shared/rules';

const saturday = 6;

/** How many holidays are offered. */
export const maxHolidays = 4;

/** A holiday with its days in Asia/Shanghai. */
export interface HolidayDays {
  readonly name: Text;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly expected: boolean;
}

const latest = (one: string, other: string): string => (one > other ? one : other);

/** Weekends from today on: the rest of the current one counts as this weekend. */
const weekends = (today: string): DateChoice[] => {
  const weekday = weekdayOf(today);
  const first = addDays(today, weekday === 0 ? -1 : saturday - weekday);
  const of = (name: Text, from: string, to: string) => ({ name, from, to, expected: false });
  return [
    of({ zh: '本周末', en: 'This weekend' }, latest(first, today), addDays(first, 1)),
    of({ zh: '下周末', en: 'Next weekend' }, addDays(first, 7), addDays(first, 8)),
  ];
};

/** The weekends and coming holidays that lists offer, each from `today` on, holidays in order of their days. */
export const dateChoices = (today: string, holidays: readonly HolidayDays[]): DateChoice[] => [
  ...weekends(today),
  ...holidays
    .filter(({ lastDay }) => lastDay >= today)
    .slice(0, maxHolidays)
    .map(({ name, firstDay, lastDay, expected }) => ({
      name,
      from: latest(firstDay, today),
      to: lastDay,
      expected,
    })),
];
