import type { Database } from '../../server/src/platform/database/connect.ts';

const takeClient = ({ pool }: Pick<Database, 'pool'>) => pool.connect();

/** A connection of the pool, for a transaction. */
export type Client = Awaited<ReturnType<typeof takeClient>>;

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns without generated ones. */
  readonly written: readonly string[];
}

/** State of a table: number of rows and a digest over them. */
export interface TableState {
  readonly table: string;
  readonly rows: number;
  readonly digest: string;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The portal's tables, without the job queue, which is rebuilt at start. */
export const listTables = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as written
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`,
  );
  return rows;
};

const stateOf = async (client: Client, { name }: Table): Promise<TableState> => {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as digest
    from ${quoted(name)} t`,
  );
  return { table: name, rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' };
};

/** The current state of every table, to compare two databases. */
export const statesOf = async (client: Client): Promise<TableState[]> => {
  const states: TableState[] = [];
  for (const table of await listTables(client)) states.push(await stateOf(client, table));
  return states;
};

/** Hash of the newest migration: databases with the same hash have the same tables. */
export const schemaOf = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return rows[0]?.hash ?? 'none';
};

/** Runs work in one transaction without statement or idle timeout. */
export const inTransaction = async <T>(
  database: Pick<Database, 'pool'>,
  kind: 'isolation level repeatable read, read only' | 'read write',
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = await takeClient(database);
  try {
    await client.query(`begin transaction ${kind}`);
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
