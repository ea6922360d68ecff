import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { connect, type Database } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

const adminUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: `npm test` starts a PostgreSQL and sets it');
  return url;
};

const urlOf = (database: string): string => {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
};

const journal = new URL('../db/migrations/meta/_journal.json', import.meta.url);

/** One migrated template per schema: made by whoever comes first, copied by all. */
const ensureTemplate = async (admin: pg.Client): Promise<string> => {
  const template = `template_${createHash('sha256').update(readFileSync(journal)).digest('hex').slice(0, 12)}`;
  await admin.query('select pg_advisory_lock(81)');
  const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount === 0) {
    await admin.query(`drop database if exists ${template}_new with (force)`);
    await admin.query(`create database ${template}_new`);
    const fresh = connect(urlOf(`${template}_new`), { max: 2 });
    await migrate(fresh.pool).finally(() => fresh.close());
    await admin.query(`alter database ${template}_new rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock(81)');
  return template;
};

export interface TestDatabase extends Database {
  readonly url: string;
}

/** A migrated, empty database of the test's own on a real PostgreSQL; `close` drops it. */
export const openTestDatabase = async ({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> => {
  const admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
  const template = await ensureTemplate(admin).catch(async (error: unknown) => {
    // A connection that stays open keeps the lock, and every other test waits for it.
    await admin.end();
    throw error;
  });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template}`);
  const database = connect(urlOf(name), { max });
  const close = async (): Promise<void> => {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...database, url: urlOf(name), close };
};
