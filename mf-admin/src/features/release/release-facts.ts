import type { ReleaseEvent, ReleaseStatus } from '@portal/shared/contract';

export type Direction = 'promote' | 'rollback';

/** The direction from the live version to another: back to an older one, else forward. */
export const directionTo = ({ live, versions }: ReleaseStatus, version: string): Direction => {
  const placeOf = (wanted: string | null) => versions.findIndex((one) => one.version === wanted);
  const livePlace = placeOf(live);
  return livePlace >= 0 && placeOf(version) > livePlace ? 'rollback' : 'promote';
};

/** The history event that promoted the live version; undefined beyond the loaded history. */
export const liveSince = (
  live: string | null,
  history: readonly ReleaseEvent[],
): ReleaseEvent | undefined => {
  const last = history.find(({ action }) => action === 'promote' || action === 'rollback');
  return last?.version === live ? last : undefined;
};

/** A size in words that people compare: `1.2 MB`, `340 kB`, `812 B`; in steps of a thousand, as networks count. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
};
