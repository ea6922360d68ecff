import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '#test/support/test-database.ts';

const file = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly errors: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'haitu-main-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (
  t: TestContext,
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended> } => {
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORTAL_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_KEY: '11'.repeat(32),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, errors }))) };
};

const takePort = async (t: TestContext): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  return (server.address() as { port: number }).port;
};

const refusals: [string, Record<string, string>, RegExp][] = [
  ['a wrong value', { PORT: 'http' }, /^PORT must be a port number, but is "http"\n$/],
  ['no database named', {}, /^DATABASE_URL is missing[^\n]*\n$/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
    /^The database 127\.0\.0\.1:1\/x cannot be used \(ECONNREFUSED\)[^\n]*\n$/,
  ],
];

for (const [name, env, sentence] of refusals)
  test(`${name} stops the start with a message`, async (t) => {
    const { code, errors } = await start(t, env).ended;
    assert.equal(code, 1);
    assert.match(errors, sentence);
    assert.doesNotMatch(errors, /secret/);
  });

test('a taken port stops the start with a message', async (t) => {
  const database = await openTestDatabase();
  t.after(database.close);
  const port = await takePort(t);
  for (const name of ['PORT', 'OPERATIONS_PORT']) {
    const env = { PORT: '0', OPERATIONS_PORT: '0', [name]: String(port), DATABASE_URL: database.url };
    const { code, errors } = await start(t, env).ended;
    const sentence = `Port ${port} is taken; stop what uses it, or set ${name} to another port.\n`;
    assert.deepEqual([code, errors], [1, sentence]);
  }
});

test('the server logs its address, responds, and ends on SIGTERM within 10 s', async (t) => {
  const database = await openTestDatabase();
  t.after(database.close);
  const { child, ended } = start(t, { PORT: '0', OPERATIONS_PORT: '0', DATABASE_URL: database.url });
  const said = await new Promise<string>((resolve) =>
    child.stdout?.on('data', (chunk) => resolve(String(chunk))),
  );
  const [, address, operations] =
    /^portal server listening (http:\S+), operations (http:\S+)\n$/.exec(said) ?? [];
  const statusOf = async (url: string) => (await fetch(url)).status;
  for (const path of ['/readyz', '/metrics']) {
    assert.equal(await statusOf(`${operations}${path}`), 200);
    for (const form of [path, `${path}/`]) assert.equal(await statusOf(`${address}${form}`), 404);
  }
  assert.equal(await statusOf(`${address}/healthz`), 200);
  const asked = Date.now();
  child.kill('SIGTERM');
  assert.deepEqual(await ended, { code: 0, errors: '' });
  assert.ok(Date.now() - asked < 10_000);
});
