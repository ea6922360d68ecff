import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Database } from '#src/platform/database/index.ts';

type Counts = Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>;

interface Pools {
  readonly pool: Counts;
  readonly reserve: { readonly pool: Counts };
}

/**
 * `database_connections` by pool and state, and `database_waiting_requests`, which wait for a connection. `calls`
 * answers calls and runs jobs; `documents` is kept for what every document needs.
 */
export const measureConnections = (
  { metrics }: Pick<FastifyInstance, 'metrics'>,
  { pool, reserve }: Pools,
): void => {
  const pools = { calls: pool, documents: reserve.pool };
  metrics.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections to the database, by pool and state',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const [name, { totalCount, idleCount }] of Object.entries(pools)) {
          this.set({ pool: name, state: 'idle' }, idleCount);
          this.set({ pool: name, state: 'busy' }, totalCount - idleCount);
        }
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'database_waiting_requests',
      help: 'Requests that wait for a connection, by pool',
      labelNames: ['pool'],
      registers: [],
      collect() {
        for (const [name, { waitingCount }] of Object.entries(pools)) this.set({ pool: name }, waitingCount);
      },
    }),
  );
};
