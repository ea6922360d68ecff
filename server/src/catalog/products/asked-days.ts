import { addDays } from '@portal/shared/rules';
import type { KindDescription } from './product-kinds.ts';

interface Asked {
  readonly dayFrom?: string;
  readonly dayTo?: string;
}

/** Days from the first to before the last, in Asia/Shanghai, of which any or all have to be bookable. */
export interface AskedDays {
  readonly from: string;
  readonly before: string;
  readonly all: boolean;
}

/** As good as for ever: no calendar goes as far. */
const farAhead = 3660;

const latest = (one: string, other: string): string => (one > other ? one : other);

/**
 * The days that a list is narrowed by: for stays the nights, at least one; `undefined` when none are asked for or the
 * kind is not sold by the day, `'none'` when they have passed.
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
