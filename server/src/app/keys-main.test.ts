import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '#test/support/test-database.ts';

const file = fileURLToPath(new URL('./keys-main.ts', import.meta.url));

/** Runs the command on a database; returns its exit code and what it wrote. */
const run = (databaseUrl: string, ...args: string[]) =>
  new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    const dataKey = '11'.repeat(32);
    const env = { PATH: process.env.PATH, PORTAL_ENV: 'test', DATABASE_URL: databaseUrl, DATA_KEY: dataKey };
    execFile(process.execPath, [file, ...args], { env }, (error, output, errors) =>
      resolve({ code: error ? error.code : 0, output, errors }),
    );
  });

test('the command lists the keys, and rotates', async (t) => {
  const { url, close } = await openTestDatabase();
  t.after(close);
  const status = await run(url, 'status');
  assert.deepEqual([status.code, status.errors], [0, '']);
  assert.match(status.output, /^keys: \w+\ntravellers: 0 with an older key\n/);
  assert.match((await run(url, 'rotate')).output, /^everything is encrypted with \w+; /);
  assert.equal((await run(url, 'rotat')).code, 2);
});

test('a rotation that fails names the column and the cause, without values of statements', async (t) => {
  const { url, pool, close } = await openTestDatabase();
  t.after(close);
  await pool.query('drop table second_factors cascade');
  const { code, errors } = await run(url, 'rotate');
  assert.equal(code, 1);
  assert.match(
    errors,
    /^second factors cannot be encrypted with the new key: Failed query: [\s\S]*: relation "second_factors" does not exist\n$/,
  );
  assert.doesNotMatch(errors, /params|1111/);
});
