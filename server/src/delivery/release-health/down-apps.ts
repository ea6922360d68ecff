import type { App } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { channels, type Db, releaseMeasures } from '#src/platform/database/index.ts';
import { type StepTotals, stepTotals } from './step-totals.ts';
import { isDown } from './verdict.ts';

const lookedBackMinutes = 2;
const maxAgeMs = 2000;

/** How often the live release of each app did what in the last two minutes. */
const listLiveSteps = async (db: Db, now: Date) => {
  const from = new Date(now.getTime() - lookedBackMinutes * 60_000).toISOString();
  const { rows } = await db.execute<StepTotals>(sql`
    select live.app, ${stepTotals}
    from ${channels} live
    join ${releaseMeasures} told on told.app = live.app and told.version = live.version
      and told.minute >= date_trunc('minute', ${from}::timestamptz)
    where live.channel = 'live' group by live.app`);
  return rows;
};

export interface DownApps {
  /** The apps whose visitors meet the retry panel; at most two seconds old. Never throws: not known is not down. */
  current(): Promise<ReadonlySet<App>>;
}

/**
 * Which remotes are known to be down, looked up at most every two seconds, behind the visitor: whoever asks gets what
 * is known, and the look is for the next. A document never waits for it.
 */
export const createDownApps = (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): DownApps => {
  let down: ReadonlySet<App> = new Set();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const found = (await listLiveSteps(db, now())).filter(isDown).map(({ app }) => app);
    const changed = found.length !== down.size || found.some((app) => !down.has(app));
    down = new Set(found);
    if (changed) log.warn({ down: found }, 'remotes are down');
  };
  return {
    current: async () => {
      if (performance.now() - lookedAt > maxAgeMs) {
        lookedAt = performance.now();
        void look().catch((err: unknown) => log.error({ err }, 'remotes that are down'));
      }
      return down;
    },
  };
};
