import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as run } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { checkJobQueue, installJobQueue } from './job-queue.ts';
import { actAsOwner } from './roles.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_286_201;

/**
 * Runs pending migrations, and those of the job queue, as the owner of the database. Commands that run at the same
 * time are serialised by an advisory lock.
 */
export const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    // A large index takes longer than a call may, and so does the wait for another command.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await actAsOwner(client, 'session');
    await client.query('create extension if not exists pg_trgm');
    await run(drizzle(client), { migrationsFolder });
    await installJobQueue(client);
  } finally {
    // A closed connection keeps neither its role nor the lock.
    client.release(true);
  }
};

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

const newestMigration = (): Journal['entries'][number] => {
  const { entries }: Journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'));
  const newest = entries.at(-1);
  if (!newest) throw new Error('the journal of migrations is empty');
  return newest;
};

const undefinedTable = '42P01';

const newestApplied = async (pool: pg.Pool): Promise<number> => {
  try {
    const { rows } = await pool.query<{ at: number | null }>(
      'select max(created_at) as at from drizzle.__drizzle_migrations',
    );
    return rows[0]?.at ?? 0;
  } catch (error) {
    if ((error as pg.DatabaseError).code === undefinedTable) return 0;
    throw error;
  }
};

/** The newest migration if the database lacks it, or the job queue; undefined when the server can use it. */
export const findMissingMigration = async (pool: pg.Pool): Promise<string | undefined> => {
  const { tag, when } = newestMigration();
  if ((await newestApplied(pool)) < when) return tag;
  return (await checkJobQueue(pool)) ? undefined : 'job queue';
};
