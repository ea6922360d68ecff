import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { connect, type Database, migrate } from '#src/platform/database/index.ts';
import { sqlRecorder } from './sql-recorder.ts';

const adminUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: `npm test` starts a PostgreSQL and sets it');
  return url;
};

/** The address of a database of the tests' PostgreSQL, with its superuser. */
export const urlOf = (database: string): string => {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
};

const journal = new URL('../../src/platform/database/migrations/meta/_journal.json', import.meta.url);

/** One connection per process for creating and dropping databases; the process ends without closing it. */
let adminPool: pg.Pool | undefined;
export const openAdmin = (): pg.Pool => {
  if (adminPool) return adminPool;
  const once = { max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true };
  adminPool = new pg.Pool({ connectionString: adminUrl(), ...once });
  // A database that stops while a connection is idle does not fail a test.
  adminPool.on('error', () => undefined);
  return adminPool;
};

const createTemplate = async (admin: pg.ClientBase, template: string): Promise<void> => {
  const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount !== 0) return;
  await admin.query(`drop database if exists ${template}_new with (force)`);
  await admin.query(`create database ${template}_new`);
  const fresh = connect(urlOf(`${template}_new`), { max: 2 });
  await migrate(fresh.pool).finally(() => fresh.close());
  await admin.query(`alter database ${template}_new rename to ${template}`);
};

/** One migrated template per schema: the first process creates it, all copy it. */
const ensureTemplate = async (): Promise<string> => {
  const template = `template_${createHash('sha256').update(readFileSync(journal)).digest('hex').slice(0, 12)}`;
  const admin = await openAdmin().connect();
  try {
    await admin.query('select pg_advisory_lock(81)');
    await createTemplate(admin, template);
    await admin.query('select pg_advisory_unlock(81)');
    admin.release();
  } catch (error) {
    // An open connection would keep the lock, and block all other processes.
    admin.release(true);
    throw error;
  }
  return template;
};

let ensured: Promise<string> | undefined;

export interface TestDatabase extends Database {
  readonly url: string;
}

/** A migrated, empty database for one test on a real PostgreSQL; `close` drops it. */
export const openTestDatabase = async ({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> => {
  ensured ??= ensureTemplate();
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The file_copy strategy bypasses shared buffers: with the drop it takes a third of the CPU time.
  await openAdmin().query(`create database ${name} template ${await ensured} strategy file_copy`);
  const database = connect(urlOf(name), { max, logger: sqlRecorder });
  const close = async (): Promise<void> => {
    await database.close();
    await openAdmin().query(`drop database ${name} with (force)`);
  };
  return { ...database, url: urlOf(name), close };
};
