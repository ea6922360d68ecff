import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  asPipeline,
  promote,
  publish,
  publishAndPromote,
  releaseEnv,
  rollback,
  sendCommand,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';

const start = async (t: TestContext) => {
  const made = await buildTestApp(t, { env: releaseEnv });
  for (const number of [1, 2]) await publishAndPromote(made.app, testRelease('mf_catalog', number));
  return made;
};

const lock = (app: FastifyInstance, reason = 'frozen for the holidays') =>
  sendCommand(app, 'lock', { app: 'mf_catalog', reason });

test('a locked app is not promoted, and the refusal names actor and reason', async (t) => {
  const { app } = await start(t);
  assert.equal((await lock(app)).json().data.changed, true);
  assert.equal((await publish(app, testRelease('mf_catalog', 3))).statusCode, 200);
  const answer = await promote(app, 'mf_catalog', 3, { force: true });
  assert.equal(answer.statusCode, 409);
  assert.match(answer.json().msg, /release-token.*frozen for the holidays/);
  assert.equal(
    (await app.inject('/api/v1/releases/live')).json().data.mf_catalog.current.version,
    versionOf(2),
  );
  assert.equal((await sendCommand(app, 'unlock', { app: 'mf_catalog' })).json().data.lock, null);
  assert.equal((await promote(app, 'mf_catalog', 3)).statusCode, 200);
});

test('a locked app can be rolled back, and other apps can be promoted', async (t) => {
  const { app } = await start(t);
  await lock(app);
  assert.equal((await rollback(app, 'mf_catalog')).json().data.live, versionOf(1));
  await publishAndPromote(app, testRelease('mf_admin', 1));
});

test('the first lock stays, and the history names who locked and unlocked', async (t) => {
  const { app } = await start(t);
  await lock(app);
  const again = (await lock(app, 'another reason')).json().data;
  assert.deepEqual([again.changed, again.lock.reason], [false, 'frozen for the holidays']);
  await sendCommand(app, 'unlock', { app: 'mf_catalog', reason: 'the holidays are over' });
  const unlocked = await sendCommand(app, 'unlock', { app: 'mf_catalog' });
  assert.equal(unlocked.json().data.changed, false);
  const url = '/api/v1/releases/mf_catalog/history?limit=2';
  const events = (await app.inject({ url, headers: asPipeline })).json().data;
  assert.deepEqual(
    events.map(({ action, version, reason }: Record<string, string>) => [action, version, reason]),
    [
      ['unlock', versionOf(2), 'the holidays are over'],
      ['lock', versionOf(2), 'frozen for the holidays'],
    ],
  );
});

test('an app without releases cannot be locked', async (t) => {
  const { app } = await start(t);
  assert.equal((await sendCommand(app, 'lock', { app: 'mf_other' })).statusCode, 404);
  assert.equal((await sendCommand(app, 'lock', { app: '../etc' })).statusCode, 400);
});
