import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The pool, or a transaction of it: what every repository takes. */
export type Db = NodePgDatabase;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** bigint columns hold ids and fen far below 2^53: as numbers, not strings. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** What is read stands in memory or on an SSD: a page elsewhere costs hardly more than the next one. */
const options = '-c random_page_cost=1.1';

/**
 * Opens a pool to PostgreSQL. A query waits at most 10 s for a connection and runs at most 30 s; a transaction left
 * idle ends after 30 s.
 */
export const connect = (url: string, { max = 20 }: { max?: number } = {}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that the server closed is no error of ours: the pool opens another.
  pool.on('error', () => undefined);
  // One that breaks while it is used fails its queries, which is told to their callers; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
};
