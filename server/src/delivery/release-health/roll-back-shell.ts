import { sql } from 'drizzle-orm';
import { rollBackFailing, type TrustedKeys } from '#src/delivery/releases/index.ts';
import type { HealthEnv } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Halted } from './halt-canaries.ts';
import { isWidelyReported, reasonToHalt } from './health-rules.ts';
import { totalsByReporters } from './reporter-totals.ts';

const minuteMs = 60_000;
/** A shell that has started for longer fails for another reason than its release. */
const trialMinutes = 60;

/** The live shell, since it was promoted, within the minutes of the rule. */
const newShell = (now: Date, minutes: number) => ({
  channel: 'live' as const,
  from: sql`greatest(${new Date(now.getTime() - minutes * minuteMs).toISOString()}::timestamptz, released.updated_at)`,
  only: sql`released.app = 'shell' and released.updated_at > ${new Date(now.getTime() - trialMinutes * minuteMs).toISOString()}::timestamptz`,
  isFailing: sql`failed + crashed > 0`,
});

/**
 * Rolls a shell back that was promoted within the last hour and does not start, by the rule for canaries and in the
 * transaction that counted the reports. Each of its visitors gets the shell before it already, after a failure.
 * Returns what was rolled back.
 */
export const rollBackFailingShell = async (
  tx: Db,
  rules: HealthEnv,
  trusted: TrustedKeys,
  now: Date,
): Promise<Halted | undefined> => {
  const [totals] = await totalsByReporters(tx, newShell(now, rules.halt.minutes), rules);
  const reason = totals && isWidelyReported(totals, rules.networks) && reasonToHalt(totals, rules.halt);
  if (!totals || !reason) return undefined;
  const failing = { app: totals.app, version: totals.version, reason };
  return (await rollBackFailing(tx, failing, trusted)) ? failing : undefined;
};
