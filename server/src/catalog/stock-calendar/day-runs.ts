import { addDays, startOfDay } from '@portal/shared/rules';
import type { CalendarKey, CalendarValues } from './calendar-row.ts';

/** A day of a SKU with its editable values. */
type Dated = CalendarKey & CalendarValues;

/** Equal consecutive days of a SKU, as audited: `2026-12-05` or `2026-12-05/2026-12-19`. In fen. */
export interface DayRuns extends Omit<CalendarValues, 'closesAt'> {
  readonly skuId: number;
  readonly days: readonly string[];
  /** When booking closes, in ms from the start of the day in Asia/Shanghai; null: at the start of the day. */
  readonly closing: number | null;
}

/** Days as the fewest ranges, in order. */
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

/** Run-length compression of rows: each state of a SKU once, with its days. */
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

/** The inverse of {@link compactRows}. */
export const expandRuns = (runs: readonly DayRuns[]): Dated[] =>
  runs.flatMap(({ days, closing, ...values }) =>
    days.flatMap(daysOf).map((day) => ({
      ...values,
      day,
      closesAt: closing === null ? null : new Date(startOfDay(day).getTime() + closing),
    })),
  );
