import { resolve } from 'node:path';
import { readSecret } from '../../server/src/platform/config/index.ts';
import { findBundledPostgres } from '../../server/src/platform/database/bundled.ts';
import { connect, type Database } from '../../server/src/platform/database/connect.ts';
import { lockData } from '../process/data-lock.ts';
import { startPostgres } from './postgres.ts';

interface Opened {
  readonly url: string;
  close(): Promise<void>;
}

const startBundled = async (dataDir: string): Promise<Opened> => {
  const unlock = await lockData(dataDir);
  const { url, companion } = await startPostgres({ dataDir });
  const close = async (): Promise<void> => {
    await companion?.stop();
    await unlock();
  };
  return { url, close };
};

const open = async (): Promise<Opened> => {
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  const url = readSecret(process.env, 'DATABASE_URL') ?? (await findBundledPostgres(dataDir));
  return url ? { url, close: async () => undefined } : startBundled(dataDir);
};

/** Connects to `DATABASE_URL`, or to the bundled database in `DATA_DIR`, running or not. */
export const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const opened = await open();
  const database = connect(opened.url, { max: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
    await opened.close();
  }
};

/** The database's own error message. */
export const explain = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
};
