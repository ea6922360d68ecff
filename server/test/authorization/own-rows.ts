import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

interface Link {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly targetColumn: string;
}

/** Every foreign key, and every `user_id` without one. */
const listLinks = async (db: Db): Promise<Link[]> => {
  const { rows } = await db.execute(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      c.confrelid::regclass::text as "target", f.attname as "targetColumn"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    union
    select table_name, column_name, 'users', 'id' from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`);
  return rows as unknown as Link[];
};

type Where = ReadonlyMap<string, SQL>;

const within = ({ column, target, targetColumn }: Link, where: SQL): SQL =>
  sql`${sql.identifier(column)} in (select ${sql.identifier(targetColumn)} from ${sql.identifier(target)} where ${where})`;

/** The rows reachable from the member's row by foreign keys, per table. */
const reached = (links: readonly Link[], userId: number): Where => {
  const found = new Map<string, SQL>([['users', sql`id = ${userId}`]]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    const next = links.filter(({ table, target }) => !found.has(table) && found.has(target));
    for (const link of next) {
      const ways = next.filter(({ table }) => table === link.table);
      const conditions = ways.map((way) => within(way, found.get(way.target) ?? sql`false`));
      found.set(link.table, sql`(${sql.join(conditions, sql` or `)})`);
    }
  }
  return found;
};

/**
 * Returns a function that digests a member's rows in all tables. New tables are included by their foreign
 * keys.
 */
export const readerOfRows = async (db: Db, userId: number) => {
  const parts = [...reached(await listLinks(db), userId)].map(
    ([table, where]) => sql`select ${table} as name, count(*)::integer as rows,
      md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${sql.identifier(table)} t where ${where}`,
  );
  const query = sql.join(parts, sql` union all `);
  return async (): Promise<Record<string, string>> => {
    const { rows } = await db.execute(query);
    return Object.fromEntries(rows.map(({ name, rows: count, digest }) => [name, `${count} ${digest}`]));
  };
};
