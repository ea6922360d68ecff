import { isDay } from './business-day.ts';

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

const monthOfName = (name: string): number => {
  const place = months.indexOf(name.slice(0, 3).toLowerCase());
  return place === -1 || place % 3 > 0 ? 0 : place / 3 + 1;
};

interface Parts {
  readonly year?: string | undefined;
  readonly month: number;
  readonly day: number;
}

/** How days are written: the year first, digits only, month and day with the year last or without, with a month's name. */
const forms: readonly (readonly [RegExp, (found: readonly string[]) => Parts])[] = [
  [
    /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D{0,2}$/,
    ([, year, month, day]) => ({ year, month: Number(month), day: Number(day) }),
  ],
  [/^(\d{4})(\d\d)(\d\d)$/, ([, year, month, day]) => ({ year, month: Number(month), day: Number(day) })],
  [
    /^(\d{1,2})[-/.月 ]{1,2}(\d{1,2})(?:[-/., ]{1,2}(\d{4}))?日?$/,
    ([, month, day, year]) => ({ year, month: Number(month), day: Number(day) }),
  ],
  [
    /^([A-Za-z]{3,9})\.? (\d{1,2})(?:,? (\d{4}))?$/,
    ([, name = '', day, year]) => ({ year, month: monthOfName(name), day: Number(day) }),
  ],
  [
    /^(\d{1,2}) ([A-Za-z]{3,9})\.?,?(?: (\d{4}))?$/,
    ([, day, name = '', year]) => ({ year, month: monthOfName(name), day: Number(day) }),
  ],
];

const two = (count: number): string => String(count).padStart(2, '0');

const dayIn = (year: string, { month, day }: Parts): string | undefined => {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDay(text) ? text : undefined;
};

/**
 * The day (`YYYY-MM-DD`) that a typed text means: `2026-11-28`, `20261128`, `2026年11月28日`, `11/28`, `Nov 28, 2026`.
 * Without a year it is the next such day from `today` on. Undefined for other texts and days that do not exist.
 */
export const dayFromText = (text: string, today: string): string | undefined => {
  const trimmed = text.trim();
  for (const [form, partsOf] of forms) {
    const found = form.exec(trimmed);
    if (!found) continue;
    const parts = partsOf(found);
    if (parts.year) return dayIn(parts.year, parts);
    const year = Number(today.slice(0, 4));
    const days = Array.from({ length: 9 }, (_, more) => dayIn(String(year + more), parts));
    return days.find((day) => day !== undefined && day >= today);
  }
  return undefined;
};
