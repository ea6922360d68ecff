import type { App } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { haltCanary } from '#src/delivery/releases/index.ts';
import type { HaltRule } from '#src/platform/config/index.ts';
import { channels, type Db, releaseMeasures } from '#src/platform/database/index.ts';
import { reasonToHalt } from './health-rules.ts';
import { type StepTotals, stepTotals } from './step-totals.ts';

/** A halted canary, and the reason. */
export interface Halted {
  readonly app: App;
  readonly version: string;
  readonly reason: string;
}

/** Counts of canaries since they began, or since their share changed, within the minutes of the rule. */
const listCanaries = async (tx: Db, now: Date, minutes: number) => {
  const from = new Date(now.getTime() - minutes * 60_000).toISOString();
  const { rows } = await tx.execute<StepTotals & { readonly version: string }>(sql`
    select canary.app, canary.version, ${stepTotals}
    from ${channels} canary
    join ${releaseMeasures} told on told.app = canary.app and told.version = canary.version
      and told.minute >= date_trunc('minute', greatest(${from}::timestamptz, canary.updated_at))
    where canary.channel = 'canary' group by canary.app, canary.version order by canary.app`);
  return rows;
};

/**
 * Halts canaries whose loads fail, in the transaction that counted the reports, so that no replica counts
 * past the threshold without acting. Returns the halted ones.
 */
export const haltFailingCanaries = async (tx: Db, rule: HaltRule, now: Date): Promise<Halted[]> => {
  const halted: Halted[] = [];
  for (const { app, version, ...counts } of await listCanaries(tx, now, rule.minutes)) {
    const reason = reasonToHalt(counts, rule);
    if (reason && (await haltCanary(tx, app, version, reason))) halted.push({ app, version, reason });
  }
  return halted;
};
