import { addDays, startOfDay } from '@portal/shared/rules';
import type { CalendarKey, CalendarValues } from './calendar-row.ts';

/** A day of a SKU with what was decided of it. */
type Dated = CalendarKey & CalendarValues;

/** Days of a SKU that are alike, as the audit keeps them: `2026-12-05` or `2026-12-05/2026-12-19`. Amounts in fen. */
export interface DayRuns extends Omit<CalendarValues, 'closesAt'> {
  readonly skuId: number;
  readonly days: readonly string[];
  /** When booking ends, in milliseconds from the beginning of the day in Shanghai; null: as the day begins. */
  readonly closing: number | null;
}

/** Days as the fewest runs, in order. */
export const runsOf = (days: readonly string[]): string[] => {
  const runs: { from: string; to: string }[] = [];
  for (const day of days.toSorted()) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from}/${to}`));
};

const daysOf = (run: string): string[] => {
  const [from = '', to = from] = run.split('/');
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Rows in few words: each state of a SKU once, with the days it stands on. */
export const compactRows = (rows: readonly Dated[]): DayRuns[] => {
  const alike = new Map<string, { values: Omit<DayRuns, 'days'>; days: string[] }>();
  for (const { skuId, day, price, childPrice, singleSupplement, total, closesAt } of rows) {
    const closing = closesAt && closesAt.getTime() - startOfDay(day).getTime();
    const values = { skuId, price, childPrice, singleSupplement, total, closing };
    const known = alike.get(JSON.stringify(values)) ?? { values, days: [] };
    known.days.push(day);
    alike.set(JSON.stringify(values), known);
  }
  return [...alike.values()].map(({ values, days }) => ({ ...values, days: runsOf(days) }));
};

/** The rows that {@link compactRows} was given. */
export const expandRuns = (runs: readonly DayRuns[]): Dated[] =>
  runs.flatMap(({ days, closing, ...values }) =>
    days.flatMap(daysOf).map((day) => ({
      ...values,
      day,
      closesAt: closing === null ? null : new Date(startOfDay(day).getTime() + closing),
    })),
  );
