import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startBundledPostgres } from '#src/platform/database/bundled.ts';
import { expectedFile, findAccess } from './access-matrix.ts';

const port = 5498;

/** Starts PostgreSQL for this run, unless TEST_DATABASE_URL is set. */
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

/** Not a test: it writes the access table, so that a change of permissions shows in the review. */
const stop = await startPostgres();
await test('the access table is written', async (t) =>
  writeFile(expectedFile, `${JSON.stringify(await findAccess(t), null, 2)}\n`));
await stop();
