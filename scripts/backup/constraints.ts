import { type Client, quoted, type Table } from './tables.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const listForeignKeys = async (client: Client): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by c.relname, k.conname`,
  );
  return rows;
};

const setTriggers = async (client: Client, tables: readonly Table[], mode: 'enable' | 'disable') => {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${mode} trigger user`);
};

/**
 * Fills tables in any order, without triggers and foreign keys. The owner of the tables may do that: the keys are
 * dropped before and created after it, which also checks every row.
 */
export const withoutConstraints = async <T>(
  client: Client,
  tables: readonly Table[],
  fill: () => Promise<T>,
): Promise<T> => {
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  await setTriggers(client, tables, 'disable');
  const result = await fill();
  await setTriggers(client, tables, 'enable');
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
  return result;
};
