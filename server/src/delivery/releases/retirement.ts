/** A release with the facts that decide about deletion. */
export interface AgingRelease {
  readonly version: string;
  readonly publishedAt: Date;
  /** Since when it is on no channel; null: it never was on one, or is now. */
  readonly leftChannelAt: Date | null;
  /** Used by a channel, as the target of a rollback, or by a pin. */
  readonly named: boolean;
}

/** The newest of every app are kept, however old. */
const newestKept = 10;
/** Days for which open tabs may still request the files of an unused release. */
const keptDays = 30;

const dayMs = 24 * 3_600_000;

/** Since when it is unused: since it was published, or left its last channel. */
export const idleSince = ({ publishedAt, leftChannelAt }: AgingRelease): Date => leftChannelAt ?? publishedAt;

/**
 * The releases of an app to delete, oldest first: unused for 30 days and not among its 10 newest. A locked
 * app keeps all.
 */
export const retiredReleases = (
  releases: readonly AgingRelease[],
  { now, locked }: { readonly now: Date; readonly locked: boolean },
): readonly AgingRelease[] => {
  if (locked) return [];
  const before = now.getTime() - keptDays * dayMs;
  return releases
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(newestKept)
    .filter((release) => !release.named && idleSince(release).getTime() <= before)
    .toReversed();
};
