import type { FastifyBaseLogger } from 'fastify';
import type { HealthEnv } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { haltFailingCanaries } from './halt-canaries.ts';
import { addErrors, addMeasures } from './report-repository.ts';
import { countReports, errorsOf, type Reported } from './reported.ts';

interface Counting {
  readonly db: Db;
  readonly rules: HealthEnv;
  readonly now: Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Adds what browsers told to the counts, and takes back canaries that fail by them, in one transaction. What is told
 * of releases and views that are not is dropped.
 */
export const countReported = async (
  { db, rules, now, log }: Counting,
  all: readonly Reported[],
): Promise<void> => {
  const rows = countReports(all, rules.sampling);
  const { unknown, halted } = await db.transaction(async (tx) => {
    const counted = await addMeasures(tx, rows);
    await addErrors(tx, errorsOf(all));
    return {
      unknown: rows.length - counted,
      halted: await haltFailingCanaries(tx, rules.halt, now),
    };
  });
  if (unknown > 0) log.info({ unknown }, 'reports on releases or views that are not were dropped');
  for (const canary of halted) log.warn({ canary }, 'canary halted');
};
