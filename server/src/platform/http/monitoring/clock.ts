import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Reserve } from '#src/platform/database/index.ts';

type Pool = Pick<Reserve['pool'], 'query'>;

/** The answer was written halfway between the question and its arrival. */
const askDifference = async (pool: Pool): Promise<number> => {
  const asked = Date.now();
  const { rows } = await pool.query('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now');
  return (Number(rows[0]?.now) - (asked + Date.now()) / 2) / 1000;
};

/**
 * `database_clock_difference_seconds`: how far the clock of the database is ahead of this server's, asked at each
 * scrape. Not a number while the database does not answer, which readiness reports.
 */
export const measureClock = (
  { metrics }: Pick<FastifyInstance, 'metrics'>,
  { pool }: { readonly pool: Pool },
) =>
  metrics.registerMetric(
    new Gauge({
      name: 'database_clock_difference_seconds',
      help: "How far the database's clock is ahead of the server's",
      registers: [],
      async collect() {
        this.set(await askDifference(pool).catch(() => Number.NaN));
      },
    }),
  );
