import { addDays, isDay } from '@portal/shared/rules';

/** Days of ordering, both included; an end that is absent is open. */
export interface DateRange {
  readonly from?: string;
  readonly to?: string;
}

/** The ranges one chooses by name, in days back from today, today included. */
const lengths = { month: 30, quarter: 90, year: 365 } as const;

export type RangeName = keyof typeof lengths | 'all' | 'custom';
export const rangeNames: readonly RangeName[] = ['all', 'month', 'quarter', 'year', 'custom'];

const startOf = (name: keyof typeof lengths, today: string): string => addDays(today, 1 - lengths[name]);

/** The days of a named range; a range of one's own begins as the last 30 days. */
export const rangeOf = (name: RangeName, today: string): DateRange => {
  if (name === 'all') return {};
  if (name === 'custom') return { from: startOf('month', today), to: today };
  return { from: startOf(name, today) };
};

/** Which range it is: by name where it has one. */
export const nameOfRange = ({ from, to }: DateRange, today: string): RangeName => {
  if (!from && !to) return 'all';
  const named = (['month', 'quarter', 'year'] as const).find((name) => !to && from === startOf(name, today));
  return named ?? 'custom';
};

/** Whether its end comes before its beginning. */
export const isReversed = ({ from, to }: DateRange): boolean => Boolean(from && to && to < from);

/** A day as an address says it, if it is one that can be asked for. */
export const dayFrom = (text: string | undefined): string | undefined =>
  text && isDay(text) && /^[12]/.test(text) ? text : undefined;
