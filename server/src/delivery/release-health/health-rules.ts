import type { HaltRule } from '#src/platform/config/index.ts';

/** How often each step of a load was reported. */
export interface StepCounts {
  readonly loaded: number;
  readonly failed: number;
  readonly retry: number;
  readonly crashed: number;
  readonly unavailable: number;
}

/** The counts, and by how many visitors and networks failures were reported. */
export interface ReporterCounts extends StepCounts {
  readonly failingVisitors: number;
  readonly failingNetworks: number;
}

/** Whether enough visitors in enough networks report failures: the portal does not act on one machine's reports. */
export const isWidelyReported = (
  { failingVisitors, failingNetworks }: Pick<ReporterCounts, 'failingVisitors' | 'failingNetworks'>,
  networks: number,
): boolean => failingVisitors >= networks && failingNetworks >= networks;

/** Failed attempts without retries. */
export const failedLoads = ({ failed, retry }: Pick<StepCounts, 'failed' | 'retry'>): number =>
  Math.max(0, failed - retry);

/** Views requested of a release, and those that failed to load or crashed. */
export const loadsOf = (counts: StepCounts): { readonly loads: number; readonly failures: number } => {
  const failed = failedLoads(counts);
  const loads = counts.loaded + failed;
  return { loads, failures: Math.min(loads, failed + counts.crashed) };
};

/** The figures for the history when they exceed the threshold of canaries and new shells; else undefined. */
export const reasonToHalt = (
  counts: StepCounts,
  { minLoads, minutes, percent }: HaltRule,
): string | undefined => {
  const { loads, failures } = loadsOf(counts);
  if (loads < minLoads || failures * 100 < loads * percent) return undefined;
  const share = Math.round((failures / loads) * 1000) / 10;
  return `${failures} of ${loads} loads failed (${share} %) within ${minutes} min; the limit is ${percent} % of ${minLoads} loads`;
};

const minUnavailable = 3;

/**
 * Whether a remote is unavailable: at least three visitors and at least half of them saw the retry panel. A remote
 * whose previous release loads instead is available.
 */
export const isUnavailable = ({ loaded, crashed, unavailable }: StepCounts): boolean =>
  unavailable >= minUnavailable && unavailable >= Math.max(0, loaded - crashed);
