/** A release as its retirement is judged. */
export interface AgingRelease {
  readonly version: string;
  readonly publishedAt: Date;
  /** Since when no channel has it; null: it never was on one, or is now. */
  readonly leftChannelAt: Date | null;
  /** A channel, its way back or a pin names it. */
  readonly named: boolean;
}

/** The newest of every app stay, however old. */
const newestKept = 10;
/** So long an open tab may still ask for the files of a release that nobody gets any more. */
const keptDays = 30;

const dayMs = 24 * 3_600_000;

/** Since when nobody was given it: it was published, or left the last channel. */
export const idleSince = ({ publishedAt, leftChannelAt }: AgingRelease): Date => leftChannelAt ?? publishedAt;

/**
 * Which of an app's releases may go, the oldest first: those that nothing names, that nobody was given for 30 days, and
 * that are not among its 10 newest. An app that is locked keeps all.
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
