import type { Logger } from 'drizzle-orm/logger';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { transactionsOf } from './prepared.ts';
import { PreparedClient } from './prepared-client.ts';

/** The pool, or a transaction of it: the argument of every repository. */
export type Db = NodePgDatabase;

/** A few connections that API calls do not use. */
export interface Reserve {
  readonly db: Db;
  readonly pool: pg.Pool;
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For documents and readiness, which answer while calls wait for a connection. */
  readonly reserve: Reserve;
  /** Whether so many statements wait for a connection that another would wait long. */
  isSaturated(): boolean;
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

const timeouts = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** A document does not wait longer for what it can do without. */
const reserveTimeouts = { connectionTimeoutMillis: 1000, statement_timeout: 2000 };

const openPool = (connectionString: string, config: pg.PoolConfig): pg.Pool => {
  // A statement does not wait for the answer to the one before it.
  const pool = new pg.Pool({ Client: PreparedClient, connectionString, options, pipeline: true, ...config });
  // An idle connection closed by the server is no error: the pool opens another.
  pool.on('error', () => undefined);
  // A broken connection rejects its queries; without a listener its error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Connections of the reserve. */
const reserved = 4;

/**
 * Opens a connection pool and a small reserve, which connects when it is used. Timeouts: 10 s for a connection, 30 s
 * for a query or an idle transaction.
 */
export const connect = (url: string, { max = 20, logger }: PoolOptions = {}): Database => {
  const pool = openPool(url, { ...timeouts, max });
  const reserve = openPool(url, { ...reserveTimeouts, max: Math.min(max, reserved) });
  const drizzleOptions = { casing: 'snake_case', logger } as const;
  return {
    db: drizzle(pool, drizzleOptions),
    pool,
    reserve: { db: drizzle(reserve, drizzleOptions), pool: reserve },
    isSaturated: () => pool.waitingCount * 2 > max,
    transaction: transactionsOf(pool, drizzleOptions),
    close: async () => {
      await Promise.all([pool.end(), reserve.end()]);
    },
  };
};
