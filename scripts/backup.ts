import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { restoreBackup } from './backup/restore.ts';
import { saveBackup } from './backup/save.ts';
import { inTransaction, statesOf, type TableState } from './backup/tables.ts';
import { explain, withDatabase } from './portal/open-database.ts';

// `npm run backup -- save FILE | restore FILE | state`: for DATABASE_URL, or the bundled database in
// DATA_DIR.
const usage = `usage: npm run backup -- COMMAND

  save FILE      everything the portal keeps, as of this moment, while it goes on working
  restore FILE   into an empty database, all or nothing, with the role that owns it
  state          rows and digest of every table: two databases that print the same are the same`;

const sum = (states: readonly TableState[]): string =>
  `${states.length} tables, ${states.reduce((total, { rows }) => total + rows, 0)} rows`;

const save = async (file: string): Promise<string> => {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const states = await withDatabase((database) => saveBackup(database, file));
  const { size } = await stat(file);
  return `saved ${sum(states)} into ${file} (${(size / 1e6).toFixed(1)} MB)`;
};

const restore = async (file: string): Promise<string> => {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const states = await withDatabase((database) => restoreBackup(database, file));
  return `restored ${sum(states)}, each table as it was`;
};

const state = (): Promise<string> =>
  withDatabase((database) =>
    inTransaction(database, 'isolation level repeatable read, read only', async (client) =>
      (await statesOf(client)).map(({ table, rows, digest }) => `${table} ${rows} ${digest}`).join('\n'),
    ),
  );

const [command = '', file, surplus] = process.argv.slice(2);
const commands: Readonly<Record<string, (() => Promise<string>) | undefined>> = {
  ...(file && { save: () => save(file), restore: () => restore(file) }),
  ...(!file && { state }),
};
const work = Object.hasOwn(commands, command) && surplus === undefined ? commands[command] : undefined;
if (!work) {
  console.error(usage);
  process.exit(2);
}
try {
  console.log(await work());
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
