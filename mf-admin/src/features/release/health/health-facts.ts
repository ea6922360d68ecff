import type { HealthFigures } from '@portal/shared/contract';

/** Which share of the loads brought no working view, 0 to 1; undefined where nothing was loaded. */
export const failedShare = ({
  loads,
  failed,
  crashed,
}: Pick<HealthFigures, 'loads' | 'failed' | 'crashed'>): number | undefined =>
  loads === 0 ? undefined : Math.min(1, (failed + crashed) / loads);

/** How that is to be looked at: below one in a hundred is well, from one in twenty on is bad. */
export const toneOf = (share: number | undefined): 'good' | 'warn' | 'bad' | 'sand' => {
  if (share === undefined) return 'sand';
  if (share >= 0.05) return 'bad';
  return share >= 0.01 ? 'warn' : 'good';
};

/** A share in words: `0%`, `0.4%`, `12%`. */
export const percent = (share: number): string => {
  const value = share * 100;
  return value > 0 && value < 10 ? `${value.toFixed(1)}%` : `${Math.round(value)}%`;
};

/** Milliseconds in words: `840 ms`, `2.4 s`. */
export const duration = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

interface Point {
  readonly at: string;
  readonly loads: number;
  readonly failed: number;
  readonly crashed: number;
}

/** The points of all releases of a moment in one, oldest first. */
export const sumByMoment = (points: readonly Point[]): Point[] => {
  const sums = new Map<string, Point>();
  for (const { at, loads, failed, crashed } of points) {
    const sum = sums.get(at) ?? { at, loads: 0, failed: 0, crashed: 0 };
    const added = { loads: sum.loads + loads, failed: sum.failed + failed, crashed: sum.crashed + crashed };
    sums.set(at, { at, ...added });
  }
  return [...sums.values()].sort((one, other) => one.at.localeCompare(other.at));
};
