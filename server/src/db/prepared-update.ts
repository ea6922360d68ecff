import type { SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { prepared } from './prepared.ts';
import { forEachShape, placeholdersOf, type Row, valuesOf } from './row-shape.ts';

/**
 * Changes rows by statements that are built once for each set of columns that change. `which` names its values by
 * placeholders. Gives how many rows were changed.
 */
export const preparedUpdate = <Table extends PgTable>(table: Table, which: SQL | undefined) => {
  const updateOf = forEachShape(([change = {}]) => {
    const set = placeholdersOf(change) as PgUpdateSetSource<Table>;
    return prepared((db) => db.update(table).set(set).where(which).prepare(''));
  });
  return async (db: Db, change: Partial<Table['$inferInsert']>, named: Row): Promise<number> => {
    const rows = [change];
    const { rowCount } = await updateOf(rows)(db).execute({ ...named, ...valuesOf(rows) });
    return rowCount ?? 0;
  };
};
