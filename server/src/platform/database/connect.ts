import type { Logger } from 'drizzle-orm/logger';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { transactionsOf } from './prepared.ts';
import { PreparedClient, type PreparedConfig } from './prepared-client.ts';

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

/**
 * What is between the servers and PostgreSQL: a pooler that lends a connection for a transaction sets the timeouts
 * itself, and has named statements from PgBouncer 1.21 on (`transaction-prepared`).
 */
type Pooler = 'none' | 'transaction' | 'transaction-prepared';

interface PoolOptions {
  readonly max?: number;
  readonly pooler?: Pooler;
  /** The address of the reserve; by default that of the pool. */
  readonly reserveUrl?: string | undefined;
  /** Receives every statement of drizzle. */
  readonly logger?: Logger;
}

const direct = { options, statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };

const sessions = {
  none: { calls: direct, reserve: { options, statement_timeout: 2000 } },
  transaction: { calls: { maxPrepared: 0 }, reserve: { maxPrepared: 0, query_timeout: 2000 } },
  'transaction-prepared': { calls: {}, reserve: { query_timeout: 2000 } },
} as const satisfies Record<Pooler, unknown>;

const openPool = (connectionString: string, config: pg.PoolConfig & PreparedConfig): pg.Pool => {
  // A statement does not wait for the answer to the one before it.
  const pool = new pg.Pool({ Client: PreparedClient, connectionString, pipeline: true, ...config });
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
 * for a query or an idle transaction. In the reserve they are 1 s and 2 s: a document does not wait longer for what it
 * can do without.
 */
export const connect = (
  url: string,
  { max = 20, pooler = 'none', reserveUrl = url, logger }: PoolOptions = {},
): Database => {
  const { calls, reserve: ofReserve } = sessions[pooler];
  const pool = openPool(url, { connectionTimeoutMillis: 10_000, ...calls, max });
  const size = Math.min(max, reserved);
  const reserve = openPool(reserveUrl, { connectionTimeoutMillis: 1000, ...ofReserve, max: size });
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
