import type { App } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { channels, type Db, releaseMeasures } from '#src/platform/database/index.ts';
import { isUnavailable } from './health-rules.ts';
import { type StepTotals, stepTotals } from './step-totals.ts';

const windowMinutes = 2;
const maxAgeMs = 2000;

/** Counts of load steps of each live release in the last two minutes. */
const listLiveSteps = async (db: Db, now: Date) => {
  const from = new Date(now.getTime() - windowMinutes * 60_000).toISOString();
  const { rows } = await db.execute<StepTotals>(sql`
    select live.app, ${stepTotals}
    from ${channels} live
    join ${releaseMeasures} told on told.app = live.app and told.version = live.version
      and told.minute >= date_trunc('minute', ${from}::timestamptz)
    where live.channel = 'live' group by live.app`);
  return rows;
};

export interface UnavailableApps {
  /** The apps whose visitors see the retry panel. Never throws: unknown counts as available. */
  current(): Promise<ReadonlySet<App>>;
}

/**
 * Caches the unavailable remotes and refreshes them at most every two seconds in the background (stale while
 * revalidate), so that a document never waits for the query.
 */
export const createUnavailableApps = (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): UnavailableApps => {
  let down: ReadonlySet<App> = new Set();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    const found = (await listLiveSteps(db, now())).filter(isUnavailable).map(({ app }) => app);
    const changed = found.length !== down.size || found.some((app) => !down.has(app));
    down = new Set(found);
    if (changed) log.warn({ down: found }, 'remotes are down');
  };
  return {
    current: async () => {
      if (performance.now() - refreshedAt > maxAgeMs) {
        refreshedAt = performance.now();
        void refresh().catch((err: unknown) => log.error({ err }, 'remotes that are down'));
      }
      return down;
    },
  };
};
