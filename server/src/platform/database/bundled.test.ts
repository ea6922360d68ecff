import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import pg from 'pg';
import { findBundledPostgres, startBundledPostgres } from './bundled.ts';

const privateFolder = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-bundled-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

test('it starts in a folder with owner-only access, keeps its data and restarts', async (t) => {
  const dataDir = join(await privateFolder(t), 'data');
  await chmod(join(dataDir, '..'), 0o711);
  await mkdir(dataDir, { mode: 0o700 });
  for (const kept of [false, true]) {
    const postgres = await startBundledPostgres({ dataDir, port: await freePort() });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create table if not exists kept (x int)');
    const { rowCount } = await client.query('select 1 from kept');
    assert.equal(rowCount, kept ? 1 : 0);
    if (!kept) await client.query('insert into kept values (1)');
    await client.end();
    assert.equal(await findBundledPostgres(dataDir), postgres.url);
    await postgres.stop();
  }
  assert.equal((await stat(join(dataDir, 'postgres'))).mode & 0o077, 0);
});

const refused = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await assert.rejects(client.connect(), { code: '28P01' });
};

test('its superuser has a random password in a file of the owner, also in a folder of an older version', async (t) => {
  const dataDir = join(await privateFolder(t), 'data');
  await chmod(join(dataDir, '..'), 0o711);
  const file = join(dataDir, 'postgres-password');
  let last = 'portal';
  for (const round of ['new folder', 'folder without the file']) {
    const postgres = await startBundledPostgres({ dataDir, port: await freePort() });
    const { password } = new URL(postgres.url);
    assert.match(password, /^[\w-]{32}$/, round);
    assert.equal((await readFile(file, 'utf8')).trim(), password);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    await refused(Object.assign(new URL(postgres.url), { password: last }).href);
    last = password;
    await postgres.stop();
    await rm(file);
  }
});

test('as root it names the folder that PostgreSQL cannot access', {
  skip: process.getuid?.() !== 0,
}, async (t) => {
  const closed = await privateFolder(t);
  const start = startBundledPostgres({ dataDir: join(closed, 'data'), port: await freePort() });
  await assert.rejects(start, (error: Error) => error.message.includes(closed));
});
