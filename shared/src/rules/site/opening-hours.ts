import type { ServiceHours } from '@portal/shared/contract';
import { addDays, clockOf, dayOf } from '../base/business-day.ts';
import { weekdayOf } from '../base/month-grid.ts';

/** Open until a time of day, or closed until `from` of the day in `inDays` days. All in Asia/Shanghai. */
export type OpeningState =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly inDays: number; readonly weekday: number; readonly from: string };

/** A line of opening hours that ends before it begins, or overlaps with an earlier line. */
export interface OpeningFault {
  readonly line: number;
  readonly field: 'to' | 'days';
  readonly code: 'order' | 'overlap';
}

/** The day of the week, from 1, Monday, to 7, Sunday. */
const isoWeekdayOf = (day: string): number => weekdayOf(day) || 7;

const hoursOn = (hours: readonly ServiceHours[], weekday: number): ServiceHours[] =>
  hours.filter(({ days }) => days.includes(weekday)).toSorted((a, b) => a.from.localeCompare(b.from));

/** The end of the hours that contain a time; hours that begin when others end continue them. */
const endOf = (hours: readonly ServiceHours[], clock: string): string | undefined =>
  hours.reduce<string | undefined>(
    (end, { from, to }) => (from === end || (from <= clock && clock < to) ? to : end),
    undefined,
  );

/** Whether opening hours contain an instant, and the next change; undefined without hours. Holidays are ignored. */
export const openingState = (hours: readonly ServiceHours[], now: Date): OpeningState | undefined => {
  const [today, clock] = [dayOf(now), clockOf(now)];
  const until = endOf(hoursOn(hours, isoWeekdayOf(today)), clock);
  if (until !== undefined) return { open: true, until };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const weekday = isoWeekdayOf(addDays(today, inDays));
    const next = hoursOn(hours, weekday).find(({ from }) => inDays > 0 || from > clock);
    if (next) return { open: false, inDays, weekday, from: next.from };
  }
  return undefined;
};

/** The first fault of opening hours, undefined for none. Hours of a day do not overlap or pass midnight. */
export const openingFault = (hours: readonly ServiceHours[]): OpeningFault | undefined => {
  for (const [line, { days, from, to }] of hours.entries()) {
    if (to <= from) return { line, field: 'to', code: 'order' };
    const overlaps = (other: ServiceHours) =>
      from < other.to && other.from < to && other.days.some((day) => days.includes(day));
    if (hours.slice(0, line).some(overlaps)) return { line, field: 'days', code: 'overlap' };
  }
  return undefined;
};
