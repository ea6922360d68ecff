import { resolve } from 'node:path';
import { findBundledPostgres } from '../server/src/db/bundled.ts';
import { connect } from '../server/src/db/connect.ts';
import { checkBooks } from '../server/src/modules/order/check-books.ts';
import { startPostgres } from './portal/postgres.ts';
import { lockData } from './process/data-lock.ts';

// `npm run check:books`: looks through DATABASE_URL, or the bundled database in DATA_DIR, which may be running or not;
// exit 1 when something is wrong.
const dataDir = resolve(process.env.DATA_DIR || '.data');

interface Opened {
  readonly url: string;
  close(): Promise<void>;
}

const startBundled = async (): Promise<Opened> => {
  const unlock = await lockData(dataDir);
  const { url, companion } = await startPostgres({ dataDir });
  const close = async (): Promise<void> => {
    await companion?.stop();
    await unlock();
  };
  return { url, close };
};

const open = async (): Promise<Opened> => {
  const url = process.env.DATABASE_URL || (await findBundledPostgres(dataDir));
  return url ? { url, close: async () => undefined } : startBundled();
};

const look = async (): Promise<string[]> => {
  const opened = await open();
  const database = connect(opened.url, { max: 1 });
  try {
    return await checkBooks(database.db);
  } finally {
    await database.close();
    await opened.close();
  }
};

const explain = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

try {
  const faults = await look();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The books are in order.' : `${faults.length} faults.`);
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  console.error(`The books could not be looked through: ${explain(error)}`);
  process.exit(1);
}
