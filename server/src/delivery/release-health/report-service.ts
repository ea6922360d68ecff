import type { FastifyBaseLogger } from 'fastify';
import type { TrustedKeys } from '#src/delivery/releases/index.ts';
import type { HealthEnv } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import {
  aggregateErrors,
  aggregateReporters,
  aggregateReports,
  type ReceivedReport,
} from './aggregate-reports.ts';
import type { BrowserMetrics } from './browser-metrics.ts';
import { haltFailingCanaries } from './halt-canaries.ts';
import { addErrors, addMeasures, addReporters } from './report-repository.ts';
import { rollBackFailingReleases } from './roll-back-releases.ts';

interface ReportContext {
  readonly db: Db;
  readonly rules: HealthEnv;
  /** The keys of releases that may become live. */
  readonly trusted: TrustedKeys;
  readonly now: Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly metrics: BrowserMetrics;
}

/**
 * Adds reports of browsers to the counts, halts failing canaries and rolls failing new releases back, in one transaction.
 * Reports on unknown releases and views are dropped.
 */
export const saveReports = async (
  { db, rules, trusted, now, log, metrics }: ReportContext,
  all: readonly ReceivedReport[],
): Promise<void> => {
  const rows = aggregateReports(all, rules.sampling);
  const { counted, halted, rolledBack } = await db.transaction(async (tx) => {
    const counted = await addMeasures(tx, rows);
    await addErrors(tx, aggregateErrors(all));
    await addReporters(tx, aggregateReporters(all));
    return {
      counted,
      halted: await haltFailingCanaries(tx, rules, now),
      rolledBack: await rollBackFailingReleases(tx, rules, trusted, now),
    };
  });
  metrics.count(counted);
  metrics.countHalted(halted);
  metrics.countRolledBack(rolledBack);
  const unknown = rows.length - counted.length;
  if (unknown > 0) log.info({ unknown }, 'reports on unknown releases or views dropped');
  for (const canary of halted) log.warn({ canary }, 'canary halted');
  for (const release of rolledBack) log.warn({ release }, 'failing release rolled back');
};
