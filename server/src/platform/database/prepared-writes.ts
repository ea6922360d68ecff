import { and, eq, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from './connect.ts';
import { prepared, type Values } from './prepared.ts';

/** Nulls are part of the statement: as a value, drizzle would send the JSON `null`. */
const placeholdersOf = (row: Values): Values =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]),
  );

type Write = (db: Db, values: Values) => Promise<Pick<pg.QueryResult, 'rowCount'>>;

const writes = new Map<string, Write>();

/** The same statement for the same kind of write, table, columns and nulls. */
const writeOf = (kind: string, table: PgTable, placeholders: Values, prepare: () => Write): Write => {
  const columns = Object.entries(placeholders).map(([name, value]) => (value ? name : `${name} null`));
  const shape = [kind, getTableName(table), ...columns].join();
  const write = writes.get(shape) ?? prepare();
  writes.set(shape, write);
  return write;
};

interface InsertOptions {
  /** Rows that exist already are left as they are. */
  readonly ignoreConflicts?: boolean;
}

const insert = (db: Db, table: PgTable, rows: readonly Values[], { ignoreConflicts }: InsertOptions) => {
  const inserting = rows.some((row) => 'id' in row)
    ? db.insert(table).overridingSystemValue()
    : db.insert(table);
  const inserted = inserting.values(rows as Record<string, never>[]);
  return ignoreConflicts ? inserted.onConflictDoNothing() : inserted;
};

/** A row to insert, with or without its id. */
type NewRow<T extends PgTable> = InferInsertModel<T, { dbColumnNames: false; override: true }>;

/** Like `tx.insert(table).values(rows)`, {@link prepared} for a single row. Returns the number of new rows. */
export const insertRows = async <T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly NewRow<T>[],
  options: InsertOptions = {},
): Promise<number> => {
  const [row, ...others] = rows;
  if (!row || others.length > 0) return (await insert(tx, table, rows, options)).rowCount ?? 0;
  const placeholders = placeholdersOf(row);
  const kind = options.ignoreConflicts ? 'insert new' : 'insert';
  const write = writeOf(kind, table, placeholders, () =>
    prepared((db) => insert(db, table, [placeholders], options)),
  );
  return (await write(tx, row)).rowCount ?? 0;
};

type WithState = PgTable & { readonly id: PgColumn; readonly state: PgColumn };

/** Updates a row if its state is unchanged, {@link prepared}; false on a conflict. */
export const updateInState = async <T extends WithState>(
  tx: Db,
  table: T,
  { id, state }: { readonly id: number; readonly state: string },
  set: Partial<T['$inferInsert']>,
): Promise<boolean> => {
  const placeholders = placeholdersOf(set);
  const unchanged = and(
    eq(table.id, sql.placeholder('known.id')),
    eq(table.state, sql.placeholder('known.state')),
  );
  const write = writeOf('update', table, placeholders, () =>
    prepared((db) =>
      db
        .update(table as PgTable)
        .set(placeholders)
        .where(unchanged),
    ),
  );
  return (await write(tx, { ...set, 'known.id': id, 'known.state': state })).rowCount === 1;
};
