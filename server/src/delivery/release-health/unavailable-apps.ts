import type { App } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { HealthEnv } from '#src/platform/config/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { isUnavailable, isWidelyReported } from './health-rules.ts';
import { totalsByReporters } from './reporter-totals.ts';

const windowMinutes = 2;
const maxAgeMs = 2000;

/** Live remotes, in the last two minutes. */
const liveSince = (from: Date) => ({
  channel: 'live' as const,
  from: sql`${from.toISOString()}::timestamptz`,
  isFailing: sql`unavailable > 0`,
});

const findUnavailable = async (db: Db, rules: HealthEnv, now: Date): Promise<App[]> => {
  const from = new Date(now.getTime() - windowMinutes * 60_000);
  const totals = await totalsByReporters(db, liveSince(from), rules);
  return totals
    .filter((counts) => isWidelyReported(counts, rules.networks) && isUnavailable(counts))
    .map(({ app }) => app);
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
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): UnavailableApps => {
  let down: ReadonlySet<App> = new Set();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    const found = await findUnavailable(db, env.health, now());
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
