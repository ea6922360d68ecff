import { dayOf } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';

/** The time of a request and its day in Asia/Shanghai. */
export interface RequestTime {
  readonly now: Date;
  readonly today: string;
}

/** Reads the clock once for a whole request. */
export const requestTime = ({ now }: Pick<Deps, 'now'>): RequestTime => {
  const at = now();
  return { now: at, today: dayOf(at) };
};
