import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startBundledPostgres } from '#src/platform/database/bundled.ts';
import { expectedFile, findAccess } from './access-matrix.ts';

const port = 5498;

/** A PostgreSQL for the time of the run, unless one is given in TEST_DATABASE_URL. */
const startPostgres = async (): Promise<() => Promise<void>> => {
  if (process.env.TEST_DATABASE_URL) return () => Promise.resolve();
  const dataDir = await mkdtemp(join(tmpdir(), 'access-'));
  const postgres = await startBundledPostgres({ dataDir, port });
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
};

/** Not one of the tests: it writes down who is let in now, for a reviewer to see what a change of rights changed. */
const stop = await startPostgres();
await test('who is let in by each call is written down', async (t) =>
  writeFile(expectedFile, `${JSON.stringify(await findAccess(t), null, 2)}\n`));
await stop();
