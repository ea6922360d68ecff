import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

/** The tables that committed transactions have written since the last call; rolled back ones leave no trace. */
export type ReadWrites = () => Promise<string[]>;

const addTriggers = sql`
  create schema fuzz;
  create unlogged table fuzz.writes (id bigserial primary key, name text not null);
  create function fuzz.note() returns trigger language plpgsql as $$
    begin insert into fuzz.writes (name) values (tg_table_name); return null; end $$;
  do $$ declare target regclass; begin
    for target in select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'information_schema', 'fuzz') and n.nspname not like 'pg_toast%'
    loop
      execute format('create trigger fuzz_note after insert or update or delete on %s
        for each row execute function fuzz.note()', target);
    end loop;
  end $$`;

/** Watches every table of the database with triggers. */
export const watchWrites = async (db: Db): Promise<ReadWrites> => {
  await db.execute(addTriggers);
  let seen = '0';
  return async () => {
    const { rows } = await db.execute<{ name: string; last: string }>(
      sql`select name, max(id)::text as last from fuzz.writes where id > ${seen}::bigint group by name`,
    );
    for (const { last } of rows) if (BigInt(last) > BigInt(seen)) seen = last;
    return rows.map(({ name }) => name).sort();
  };
};
