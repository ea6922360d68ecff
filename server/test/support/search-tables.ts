import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

interface Table {
  readonly schema: string;
  readonly name: string;
}

/** Every table of the database, including those of the jobs, so that new tables are included. */
const listTables = async (db: Db): Promise<Table[]> => {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`);
  return rows;
};

/**
 * The tables that reference users or orders, directly or indirectly, or name a person in a column. A product references
 * the member of staff who created it; what references a product is about no person for that.
 */
export const listPersonalTables = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive hung as (
      select 'users'::regclass::oid as id
      union
      select c.conrelid from pg_constraint c join hung on hung.id = c.confrelid
      where c.contype = 'f' and c.conrelid <> 'products'::regclass)
    select relname as name from hung join pg_class on pg_class.oid = hung.id
    union
    select table_name from information_schema.columns where table_schema = 'public'
      and column_name in ('user_id', 'actor_id', 'order_id', 'payment_no', 'mobile', 'email')
    order by 1`);
  return rows.map(({ name }) => name);
};

/** A needle as text and as hex, as it may occur in a row. */
const writings = (needle: string): string[] => [
  needle,
  Buffer.from(needle, 'utf8').toString('hex'),
  Buffer.from(needle, 'utf8').toString('base64').replace(/=+$/, ''),
];

/** Searches every row of every table for the texts; returns matches as `table: text`. */
export const findInTables = async (db: Db, needles: readonly string[]): Promise<string[]> => {
  const found = new Set<string>();
  for (const { schema, name } of await listTables(db)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await db.execute<{ row: string }>(sql`select t::text as row from ${table} t`);
    for (const { row } of rows)
      for (const needle of needles)
        if (writings(needle).some((text) => row.includes(text))) found.add(`${name}: ${needle}`);
  }
  return [...found];
};
