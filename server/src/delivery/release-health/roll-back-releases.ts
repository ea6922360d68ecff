import { sql } from 'drizzle-orm';
import { rollBackFailing, type TrustedKeys } from '#src/delivery/releases/index.ts';
import type { HealthEnv } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Halted } from './halt-canaries.ts';
import { isWidelyReported, reasonToHalt } from './health-rules.ts';
import { totalsByReporters } from './reporter-totals.ts';

const minuteMs = 60_000;

const minutesBefore = (now: Date, minutes: number) =>
  sql`${new Date(now.getTime() - minutes * minuteMs).toISOString()}::timestamptz`;

/** Live releases since they were promoted, within the minutes of the rule. */
const liveReleases = (now: Date, minutes: number) => ({
  channel: 'live' as const,
  from: sql`greatest(${minutesBefore(now, minutes)}, released.updated_at)`,
  isFailing: sql`failed + crashed > 0`,
});

/** A release that was good for longer than its trial fails for another reason than its code. */
const newReleases = (now: Date, minutes: number, trialMinutes: number) => ({
  ...liveReleases(now, minutes),
  only: sql`released.updated_at > ${minutesBefore(now, trialMinutes)}`,
});

/** Releases that fail by the rule for canaries, with their figures. */
const findFailing = async (
  tx: Db,
  rules: HealthEnv,
  selection: ReturnType<typeof liveReleases>,
): Promise<Halted[]> =>
  (await totalsByReporters(tx, selection, rules)).flatMap(({ app, version, ...counts }) => {
    const reason = isWidelyReported(counts, rules.networks) && reasonToHalt(counts, rules.halt);
    return reason ? [{ app, version, reason }] : [];
  });

/**
 * Rolls releases back that were promoted within the minutes of the trial and fail for visitors, in the transaction that counted the
 * reports. When other remotes fail at the same time, whenever they were promoted, the cause is not the release, and no
 * remote is rolled back. Returns what was rolled back.
 */
export const rollBackFailingReleases = async (
  tx: Db,
  rules: HealthEnv,
  trusted: TrustedKeys,
  now: Date,
): Promise<Halted[]> => {
  if (rules.trialMinutes === 0) return [];
  const failing = await findFailing(tx, rules, newReleases(now, rules.halt.minutes, rules.trialMinutes));
  if (failing.length === 0) return [];
  const everywhere = await findFailing(tx, rules, liveReleases(now, rules.halt.minutes));
  const remotes = everywhere.filter(({ app }) => app !== 'shell');
  const rolledBack: Halted[] = [];
  for (const release of failing) {
    const isAlone = release.app === 'shell' || remotes.length === 1;
    if (isAlone && (await rollBackFailing(tx, release, trusted))) rolledBack.push(release);
  }
  return rolledBack;
};
