import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDividedDatabase } from '#test/support/divided-database.ts';
import { connect, findMissingMigration, readConnectedRole } from './index.ts';

test('the role of the server reads and writes rows, and changes no table', async (t) => {
  const { appUrl } = await openDividedDatabase(t);
  const { pool, close } = connect(appUrl, { max: 1 });
  t.after(close);
  assert.deepEqual(await readConnectedRole(pool), { isSuperuser: false, cluster: 'haitu-bundled' });
  assert.equal(await findMissingMigration(pool), undefined);
  await pool.query(`insert into loaded_data (name, loaded_at) values ('x', now())`);
  await pool.query('delete from loaded_data');
  for (const statement of [
    'create table mine (id int)',
    'drop table loaded_data',
    'truncate loaded_data',
    'delete from audit_log',
    'delete from audit_seals',
    'update audit_seals set hash = details',
    'delete from release_log',
    'update release_log set hash = version',
    `update audit_log set action = 'create'`,
    'alter table orders disable trigger user',
    'delete from drizzle.__drizzle_migrations',
    'alter role current_user superuser',
    `set session_replication_role = 'replica'`,
  ])
    await assert.rejects(pool.query(statement), { code: '42501' }, statement);
});

test('tables of later migrations are granted without another command', async (t) => {
  const { appUrl, ownerUrl } = await openDividedDatabase(t);
  const owner = connect(ownerUrl, { max: 1 });
  t.after(owner.close);
  await owner.pool.query('create table later (id int generated always as identity, x int)');
  const app = connect(appUrl, { max: 1 });
  t.after(app.close);
  await app.pool.query('insert into later (x) values (1)');
});

test('the missing migration is named', async (t) => {
  const { ownerUrl } = await openDividedDatabase(t);
  const { pool, close } = connect(ownerUrl, { max: 1 });
  t.after(close);
  await pool.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  );
  assert.match((await findMissingMigration(pool)) ?? '', /^\d{4}_/);
  await pool.query('drop schema drizzle cascade');
  assert.match((await findMissingMigration(pool)) ?? '', /^\d{4}_/);
});
