import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Env, readEnv } from '#src/platform/config/index.ts';
import { openDividedDatabase, openRoles } from '#test/support/divided-database.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { openDatabase } from './open-database.ts';

const env = (databaseUrl: string, portalEnv: Env['portalEnv'] = 'test'): Env => ({
  ...readEnv({ PORTAL_ENV: 'test', DATABASE_URL: databaseUrl }),
  portalEnv,
});

test('production refuses a superuser and the bundled database with a sentence', async (t) => {
  const { url, close } = await openTestDatabase();
  t.after(close);
  const { appUrl } = await openDividedDatabase(t);
  await assert.rejects(
    openDatabase(env(url, 'production')),
    /^Error: DATABASE_URL is refused .* superuser[^\n]*$/,
  );
  await assert.rejects(
    openDatabase(env(appUrl, 'production')),
    /^Error: DATABASE_URL is refused .* bundled[^\n]*$/,
  );
});

test('a server starts with the role for rows, and refuses a database without migrations', async (t) => {
  const { appUrl } = await openDividedDatabase(t);
  await (await openDatabase(env(appUrl))).close();
  const { appUrl: empty } = await (await openRoles(t)).addDatabase();
  await assert.rejects(
    openDatabase(env(empty)),
    /^Error: The database lacks the migration \d{4}_[^\n]*npm run migrate/,
  );
});

test('a server refuses a pooler that sets no timeouts', async (t) => {
  const { appUrl } = await openDividedDatabase(t);
  const direct = env(appUrl);
  await assert.rejects(
    openDatabase({ ...direct, databasePool: { ...direct.databasePool, pooler: 'transaction' } }),
    /^Error: The pooler of DATABASE_URL sets no (statement|idle_in_transaction_session)_timeout; [^\n]*pgbouncer\.ini/,
  );
});
