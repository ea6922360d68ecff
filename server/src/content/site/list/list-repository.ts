import { asc, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, deleteByIds, insertInto, lockFor, updateById } from '#src/platform/database/index.ts';
import type { ListTable } from './list-description.ts';

/** Maximum number of rows of a list. */
export const maxRows = 50;

export const inOrder = ({ sort, id }: Pick<ListTable, 'sort' | 'id'>): SQL[] => [asc(sort), asc(id)];

/** Serialises additions to the lists of a table, and sorting. */
export const lockLists = (tx: Db, table: ListTable): Promise<void> =>
  lockFor(tx, 'list', getTableName(table));

/** Row-locks rows until the transaction ends. */
export const lockRows = async (tx: Db, table: ListTable, ids: readonly number[]): Promise<void> => {
  await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('update');
};

/** The number of rows of a list, and the position of its last one. */
export const endOf = async (tx: Db, table: ListTable, among: SQL | undefined) => {
  const [end] = await tx
    .select({ count: sql<number>`count(*)::int`, sort: sql<number>`coalesce(max(${table.sort}), 0)::int` })
    .from(table)
    .where(among);
  return end ?? { count: 0, sort: 0 };
};

type Values = Readonly<Record<string, unknown>>;

export const insertRow = (tx: Db, table: ListTable, values: Values): Promise<number> =>
  insertInto(tx, table, values);

export const updateRow = (tx: Db, table: ListTable, id: number, values: Values): Promise<void> =>
  updateById(tx, table, id, values);

export const deleteRows = (tx: Db, table: ListTable, ids: readonly number[]): Promise<void> =>
  deleteByIds(tx, table, ids);

/** Sets the positions of rows, without changing their versions. */
export const placeRows = async (tx: Db, table: ListTable, ids: readonly number[]): Promise<void> => {
  const places = sql.join(
    ids.map((id, place) => sql`(${id}::bigint, ${place + 1}::int)`),
    sql`, `,
  );
  await tx.execute(sql`update ${table} set sort = placed.sort
    from (values ${places}) as placed(id, sort) where ${table.id} = placed.id`);
};
