import type { Logger } from 'drizzle-orm/logger';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { transactionsOf } from './prepared.ts';
import { PreparedClient } from './prepared-client.ts';

/** The pool, or a transaction of it: the argument of every repository. */
export type Db = NodePgDatabase;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Like `db.transaction`; statements that are {@link prepared} are built once per connection. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** bigint columns hold ids and fen far below 2^53: as numbers, not strings. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Pages come from memory or an SSD: random access costs hardly more than sequential access. */
const options = '-c random_page_cost=1.1';

interface PoolOptions {
  readonly max?: number;
  /** Receives every statement of drizzle. */
  readonly logger?: Logger;
}

/** Opens a connection pool. Timeouts: 10 s for a connection, 30 s for a query or an idle transaction. */
export const connect = (url: string, { max = 20, logger }: PoolOptions = {}): Database => {
  const pool = new pg.Pool({
    Client: PreparedClient,
    connectionString: url,
    max,
    options,
    // A statement does not wait for the answer to the one before it.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection closed by the server is no error: the pool opens another.
  pool.on('error', () => undefined);
  // A broken connection rejects its queries; without a listener its error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const drizzleOptions = { casing: 'snake_case', logger } as const;
  return {
    db: drizzle(pool, drizzleOptions),
    pool,
    transaction: transactionsOf(pool, drizzleOptions),
    close: () => pool.end(),
  };
};
