import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import {
  publishAndPromote,
  releaseEnv,
  testRelease,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const home = { 'home/index': ['GET /api/v1/products'] };

const start = async (t: TestContext) => {
  const made = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(made.app, testRelease('shell', 1));
  await publishAndPromote(made.app, testRelease('mf_catalog', 1, home));
  assert.equal((await made.app.operations.inject('/readyz')).statusCode, 200);
  return made;
};

/** Takes every connection of the pool during the work. */
const exhausted = async (
  { deps }: Awaited<ReturnType<typeof start>>,
  work: (release: () => void) => Promise<void>,
): Promise<void> => {
  const { pool } = deps.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const release = (): void => {
    for (const client of clients.splice(0)) client.release();
  };
  try {
    await work(release);
  } finally {
    release();
  }
};

const refusalOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json().code,
  answer.headers['retry-after'],
];

test('with an exhausted pool calls are answered 503 with Retry-After, never 500', async (t) => {
  const made = await start(t);
  const { headers } = await made.signIn('MEMBER');
  made.deps.database.pool.options.connectionTimeoutMillis = 200;
  await exhausted(made, async () => {
    const calls = Array.from({ length: 40 }, () => made.app.inject({ url: '/api/v1/users/me', headers }));
    for (const answer of await Promise.all(calls)) assert.deepEqual(refusalOf(answer), [503, 'B0001', '5']);
  });
});

test('with an exhausted pool documents are served, and the server stays ready', async (t) => {
  const made = await start(t);
  const { headers } = await made.signIn('MEMBER');
  await exhausted(made, async (release) => {
    const waiting = Array.from({ length: 40 }, () => made.app.inject({ url: '/api/v1/users/me', headers }));
    await pause(50);
    for (const url of ['/index', '/domestic', '/index'])
      assert.equal((await made.app.inject(url)).statusCode, 200, url);
    assert.deepEqual((await made.app.operations.inject('/readyz')).json(), {
      status: 'ready',
      database: 'available',
    });
    release();
    for (const answer of await Promise.all(waiting)) assert.equal(answer.statusCode, 200, answer.body);
  });
});
