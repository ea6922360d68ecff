import type { Database } from '../../server/src/platform/database/connect.ts';
import { type Entry, writeBackup } from './backup-file.ts';
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

/** Rows per fetch of the cursor: the largest rows are files of releases. */
const batch = 50;

async function* rowsOf(client: Client, { name }: Table): AsyncGenerator<Entry> {
  await client.query(`declare each no scroll cursor for select t::text as text from ${quoted(name)} t`);
  for (;;) {
    const { rows } = await client.query<{ text: string }>(`fetch ${batch} from each`);
    for (const { text } of rows) yield { kind: 'row', text };
    if (rows.length < batch) break;
  }
  await client.query('close each');
}

async function* sequencesOf(client: Client): AsyncGenerator<Entry> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  for (const { name, value } of rows) yield { kind: 'sequence', name, value };
}

async function* entriesOf(client: Client, states: readonly TableState[]): AsyncGenerator<Entry> {
  yield { kind: 'head', format: 1, at: new Date().toISOString(), schema: await schemaOf(client) };
  for (const table of await listTables(client)) {
    yield { kind: 'table', name: table.name, columns: table.columns };
    yield* rowsOf(client, table);
  }
  yield* sequencesOf(client);
  yield { kind: 'end', states };
}

/**
 * Writes all tables from one snapshot into a file while the portal runs. Returns the state of every table in
 * that snapshot, which the file contains too.
 */
export const saveBackup = (database: Pick<Database, 'pool'>, file: string): Promise<TableState[]> =>
  inTransaction(database, 'isolation level repeatable read, read only', async (client) => {
    const states = await statesOf(client);
    await writeBackup(file, entriesOf(client, states));
    return states;
  });
