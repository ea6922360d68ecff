import type { App } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { haltCanary } from '#src/delivery/releases/index.ts';
import type { HealthEnv } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { isWidelyReported, reasonToHalt } from './health-rules.ts';
import { totalsByReporters } from './reporter-totals.ts';

/** A halted canary, and the reason. */
export interface Halted {
  readonly app: App;
  readonly version: string;
  readonly reason: string;
}

/** Since they began, or since their share changed, within the minutes of the rule. */
const canariesSince = (from: Date) => ({
  channel: 'canary' as const,
  from: sql`greatest(${from.toISOString()}::timestamptz, released.updated_at)`,
  isFailing: sql`failed + crashed > 0`,
});

/**
 * Halts canaries whose loads fail, in the transaction that counted the reports, so that no replica counts
 * past the threshold without acting. Returns the halted ones.
 */
export const haltFailingCanaries = async (tx: Db, rules: HealthEnv, now: Date): Promise<Halted[]> => {
  const from = new Date(now.getTime() - rules.halt.minutes * 60_000);
  const halted: Halted[] = [];
  for (const { app, version, ...counts } of await totalsByReporters(tx, canariesSince(from), rules)) {
    const reason = isWidelyReported(counts, rules.networks) && reasonToHalt(counts, rules.halt);
    if (reason && (await haltCanary(tx, app, version, reason))) halted.push({ app, version, reason });
  }
  return halted;
};
