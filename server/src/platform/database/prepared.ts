import { type DrizzleConfig, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from './connect.ts';

/** The connection of a transaction, on which its statements are prepared. */
const connections = new WeakMap<Db, Db>();

/**
 * Transactions whose statements are built once per connection: a prepared statement of drizzle belongs to the
 * connection that it was built for, and `db.transaction` does not tell which one it uses.
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

type Values = Readonly<Record<string, unknown>>;

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

const insert = (db: Db, table: PgTable, rows: readonly Values[]) => {
  const inserting = rows.some((row) => 'id' in row)
    ? db.insert(table).overridingSystemValue()
    : db.insert(table);
  return inserting.values(rows as Record<string, never>[]);
};

/** Nulls are part of the statement: as a value, drizzle would send the JSON `null`. */
const placeholdersOf = (row: Values): Values =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]),
  );

const shapeOf = (table: PgTable, placeholders: Values): string =>
  [
    getTableName(table),
    ...Object.entries(placeholders).map(([name, value]) => name + (value ? '' : ' null')),
  ].join();

const prepareInsert = (table: PgTable, placeholders: Values) =>
  prepared((db) => insert(db, table, [placeholders]));

const inserts = new Map<string, ReturnType<typeof prepareInsert>>();

/** A row to insert, with or without its id. */
type NewRow<T extends PgTable> = InferInsertModel<T, { dbColumnNames: false; override: true }>;

/** Like `tx.insert(table).values(rows)`; for a single row the statement is {@link prepared}. */
export const insertRows = async <T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> => {
  const [row, ...others] = rows;
  if (!row || others.length > 0) {
    await insert(tx, table, rows);
    return;
  }
  const placeholders = placeholdersOf(row);
  const shape = shapeOf(table, placeholders);
  const insertRow = inserts.get(shape) ?? prepareInsert(table, placeholders);
  inserts.set(shape, insertRow);
  await insertRow(tx, row);
};
