import { dayOf } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';

/** What time it is, and which day in Asia/Shanghai. */
export interface Moment {
  readonly now: Date;
  readonly today: string;
}

/** The moment of a request: one clock reading for all it asks. */
export const momentOf = ({ now }: Pick<Deps, 'now'>): Moment => {
  const at = now();
  return { now: at, today: dayOf(at) };
};
