import { addDays } from '@portal/shared/rules';
import type { KindDescription } from '../product-kinds.ts';

interface Asked {
  readonly dayFrom?: string;
  readonly dayTo?: string;
}

/** Days from `from` to before `to` (Asia/Shanghai), of which any or all must be bookable. */
export interface AskedDays {
  readonly from: string;
  readonly before: string;
  readonly all: boolean;
}

/** Days; later than the end of any calendar. */
const farAhead = 3660;

const latest = (one: string, other: string): string => (one > other ? one : other);

/**
 * The days that a list is filtered by; for stays the nights, at least one. Returns `undefined` when no days
 * are asked for or the kind has no dates, `'none'` when all of them are past.
 */
export const askedDays = (
  { dayFrom, dayTo }: Asked,
  { dated }: Pick<KindDescription, 'dated'>,
  today: string,
): AskedDays | 'none' | undefined => {
  if (dated === 'never' || (!dayFrom && !dayTo)) return undefined;
  const from = latest(dayFrom ?? today, today);
  if (dayTo && dayTo < from) return 'none';
  if (dated === 'everyNight') return { from, before: latest(dayTo ?? from, addDays(from, 1)), all: true };
  return { from, before: addDays(dayTo ?? from, dayTo ? 1 : farAhead), all: false };
};
