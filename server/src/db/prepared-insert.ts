import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgInsert, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { prepared } from './prepared.ts';
import { forEachShape, placeholdersOf, type Row, valuesOf } from './row-shape.ts';

interface Preparable<Result> {
  prepare(name: string): { execute(values: Row): Promise<Result> };
}

/**
 * Inserts rows by statements that are built once for each shape of them. `finish` says what happens to a conflict, or
 * what is given back.
 */
export const preparedInsert = <Table extends PgTable, Result>(
  table: Table,
  finish: (insert: PgInsert<Table, NodePgQueryResultHKT>) => Preparable<Result>,
) => {
  const insertOf = forEachShape((rows) => {
    const values = rows.map(placeholdersOf) as Table['$inferInsert'][];
    return prepared((db) =>
      finish(db.insert(table).values(values) as unknown as PgInsert<Table, NodePgQueryResultHKT>).prepare(''),
    );
  });
  return (db: Db, rows: readonly Table['$inferInsert'][]): Promise<Result> =>
    insertOf(rows)(db).execute(valuesOf(rows));
};
