import type { DrizzleConfig } from 'drizzle-orm';
import { type NodePgDatabase as Db, drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** The connection of a transaction, on which its statements are prepared. */
const connections = new WeakMap<Db, Db>();

/**
 * Transactions whose statements are built once per connection: a prepared statement of drizzle belongs to the
 * connection that it was built for, and `db.transaction` does not show which one it uses.
 */
export const transactionsOf = (pool: pg.Pool, options: DrizzleConfig) => {
  const known = new WeakMap<pg.PoolClient, Db>();
  return async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      const connection = known.get(client) ?? drizzle(client, options);
      known.set(client, connection);
      return await connection.transaction((tx) => {
        connections.set(tx, connection);
        return work(tx);
      });
    } finally {
      client.release();
    }
  };
};

/** The values of placeholders by name. */
export type Values = Readonly<Record<string, unknown>>;

/** A statement of drizzle's query builder. */
interface Statement<Result> {
  prepare(name: string): { execute(values: Values): Promise<Result> };
}

/**
 * A statement with placeholders that drizzle builds once instead of every time: for those that every order sends.
 * On the pool it is built once, in `database.transaction` once per connection, in other transactions every time.
 */
export const prepared = <Result>(build: (db: Db) => Statement<Result>) => {
  const built = new WeakMap<Db, ReturnType<Statement<Result>['prepare']>>();
  return async (db: Db, values: Values): Promise<Result> => {
    const connection = connections.get(db) ?? db;
    // Without a name: the connection names what it sends often (`prepared-client.ts`).
    const statement = built.get(connection) ?? build(connection).prepare('');
    built.set(connection, statement);
    // Sent a tick later, like any statement of drizzle, so that `pipeline` keeps its order.
    await undefined;
    return statement.execute(values);
  };
};
