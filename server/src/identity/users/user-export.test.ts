import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { exportUsers } from './user-export.ts';

const megabyte = 1024 * 1024;

const fill = async (t: TestContext, count: number) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  await database.db.execute(sql`insert into users (username, nickname, password_hash, mobile, email)
    select 'user' || n, '用户' || n, 'x', '13800138000', 'user' || n || '@example.com'
    from generate_series(1, ${count}::integer) n`);
  // Without statistics PostgreSQL sorts the whole table for each page; autovacuum gathers them only after a
  // minute.
  await database.db.execute(sql`analyze users`);
  return database;
};

test('a hundred thousand users are exported in little memory', async (t) => {
  const { url } = await fill(t, 100_000);
  const program = new URL('./testing/export-all.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=96', program, url]);
  const { bytes, before, peak } = JSON.parse(stdout) as { bytes: number; before: number; peak: number };
  t.diagnostic(`${bytes} bytes, ${before} MB before, ${peak} MB at most`);
  assert.ok(bytes > megabyte, `${bytes} bytes`);
  assert.ok(peak - before < 100, `${before} MB grew to ${peak} MB`);
});

test('an export stops reading when its client disconnects', async (t) => {
  const database = await fill(t, 20_000);
  let queries = 0;
  const counted = new Proxy(database.db, {
    get: (db, name) => {
      if (name === 'select') queries += 1;
      return Reflect.get(db, name, db);
    },
  });
  const viewer = { userId: 0, isRoot: true, scope: 'all' } as const;
  const sheet = exportUsers(counted, { viewer, filters: {}, language: 'zh-cn' });
  for await (const chunk of sheet) if (chunk.length > 0 && queries >= 2) break;
  const read = queries;
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.ok(sheet.destroyed);
  assert.ok(queries - read <= 2 && queries < 100, `${queries} of 201 queries`);
});
