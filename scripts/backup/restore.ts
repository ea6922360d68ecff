import type { Database } from '../../server/src/platform/database/connect.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { actAsOwner } from '../../server/src/platform/database/roles.ts';
import { type Entry, readBackup } from './backup-file.ts';
import { withoutConstraints } from './constraints.ts';
import {
  type Client,
  inTransaction,
  listTables,
  quoted,
  schemaOf,
  statesOf,
  type Table,
  type TableState,
} from './tables.ts';

/** Characters of rows per insert statement. */
const most = 4_000_000;

const list = (names: readonly string[]): string => names.map(quoted).join(', ');

/** Inserts rows into one table in batches. */
class Filler {
  readonly #client: Client;
  readonly #insert: string;
  #waiting: string[] = [];
  #size = 0;

  constructor(client: Client, { name, written }: Table) {
    this.#client = client;
    const values = written.map((column) => `(r).${quoted(column)}`).join(', ');
    this.#insert = `insert into ${quoted(name)} (${list(written)}) overriding system value
      select ${values} from (select line::${quoted(name)} as r from unnest($1::text[]) line offset 0) rows`;
  }

  async add(text: string): Promise<void> {
    this.#waiting.push(text);
    this.#size += text.length;
    if (this.#size >= most) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#waiting.length > 0) await this.#client.query(this.#insert, [this.#waiting]);
    this.#waiting = [];
    this.#size = 0;
  }
}

const tableOf = (tables: readonly Table[], { name, columns }: Extract<Entry, { kind: 'table' }>): Table => {
  const found = tables.find((table) => table.name === name);
  if (found?.columns.join() !== columns.join())
    throw new Error(`The table ${name} is another one in this version of the portal.`);
  return found;
};

const checkHead = async (client: Client, entry: Entry): Promise<void> => {
  if (entry.kind !== 'head' || entry.format !== 1) throw new Error('The file is no backup of the portal.');
  if (entry.schema !== (await schemaOf(client)))
    throw new Error(
      'The backup is of another version of the portal: restore it with that one, then upgrade.',
    );
};

/** Inserts the rows of a file; returns the table states stored at its end. */
const fill = async (
  client: Client,
  tables: readonly Table[],
  file: string,
): Promise<readonly TableState[]> => {
  // Migrations insert rows.
  await client.query(`truncate ${list(tables.map(({ name }) => name))}`);
  let filler: Filler | undefined;
  let isFirst = true;
  for await (const entry of readBackup(file)) {
    if (isFirst) await checkHead(client, entry);
    isFirst = false;
    if (entry.kind === 'row') await filler?.add(entry.text);
    else await filler?.flush();
    if (entry.kind === 'table') filler = new Filler(client, tableOf(tables, entry));
    if (entry.kind === 'sequence')
      await client.query('select setval($1, $2)', [quoted(entry.name), entry.value]);
    if (entry.kind === 'end') return entry.states;
  }
  throw new Error('The backup is cut off: it has no end.');
};

const differencesOf = (wanted: readonly TableState[], found: readonly TableState[]): string[] => {
  const byName = new Map(found.map((state) => [state.table, state]));
  return wanted
    .filter(({ table, rows, digest }) => {
      const is = byName.get(table);
      return is?.rows !== rows || is.digest !== digest;
    })
    .map(({ table }) => table);
};

/** A restore never overwrites data. */
const refuseUsed = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  const { rows } = await pool.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  );
  if (rows.length > 0) throw new Error('The database is not empty: restore into a fresh one.');
};

/**
 * Restores a backup into an empty database in one transaction and compares every table with its state at
 * backup time. Returns the state of each table. Throws a sentence if file or database are not fit for it.
 */
export const restoreBackup = async (
  database: Pick<Database, 'pool'>,
  file: string,
): Promise<TableState[]> => {
  await refuseUsed(database);
  await migrate(database.pool);
  return inTransaction(database, 'read write', async (client) => {
    await actAsOwner(client, 'local');
    const tables = await listTables(client);
    const wanted = await withoutConstraints(client, tables, () => fill(client, tables, file));
    const found = await statesOf(client);
    const differing = differencesOf(wanted, found);
    if (differing.length > 0) throw new Error(`Restored otherwise than it was: ${differing.join(', ')}.`);
    return found;
  });
};
