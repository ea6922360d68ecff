import type { HaltRule } from '#src/platform/config/index.ts';

/** How often each step of a load was told. */
export interface StepCounts {
  readonly loaded: number;
  readonly failed: number;
  readonly retry: number;
  readonly crashed: number;
  readonly unavailable: number;
}

/** Attempts that failed and were not begun again: the views that a release did not bring. */
export const notBrought = ({ failed, retry }: Pick<StepCounts, 'failed' | 'retry'>): number =>
  Math.max(0, failed - retry);

/** Views asked of a release, and those that did not come or came and crashed. */
export const loadsOf = (counts: StepCounts): { readonly loads: number; readonly failures: number } => {
  const failed = notBrought(counts);
  const loads = counts.loaded + failed;
  return { loads, failures: Math.min(loads, failed + counts.crashed) };
};

/** The figures as the history tells them, when they are over the threshold; else undefined. */
export const reasonToHalt = (
  counts: StepCounts,
  { minLoads, minutes, percent }: HaltRule,
): string | undefined => {
  const { loads, failures } = loadsOf(counts);
  if (loads < minLoads || failures * 100 < loads * percent) return undefined;
  const share = Math.round((failures / loads) * 1000) / 10;
  return `${failures} of ${loads} loads failed (${share} %) within ${minutes} min; halted from ${percent} % of ${minLoads} loads`;
};

const fewestUnavailable = 3;

/**
 * Whether visitors are met by the retry panel: three of them at least, and every second one. A remote whose previous
 * release takes over works for whoever goes there, and is not down.
 */
export const isDown = ({ loaded, crashed, unavailable }: StepCounts): boolean =>
  unavailable >= fewestUnavailable && unavailable >= Math.max(0, loaded - crashed);
