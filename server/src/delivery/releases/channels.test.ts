import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#src/app/app.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  asPipeline,
  promote,
  publish,
  releaseEnv,
  rollback,
  testRelease,
  versionOf,
} from './testing/release-fixture.ts';

const start = async (t: TestContext, releases = 3) => {
  const made = await buildTestApp(t, { env: releaseEnv });
  for (let number = 1; number <= releases; number += 1)
    await publish(made.app, testRelease('mf_catalog', number, { 'home/index': [] }));
  return made;
};

const liveOf = async (app: FastifyInstance) => {
  const { mf_catalog: live } = (await app.inject('/api/v1/releases/live')).json().data;
  return [live?.current.version, live?.previous?.version];
};

const historyOf = async (app: FastifyInstance) =>
  (await app.inject({ url: '/api/v1/releases/mf_catalog/history', headers: asPipeline })).json().data;

test('a promotion or a rollback is in force on every replica within a second', async (t) => {
  const { app, deps } = await start(t);
  const other = await buildApp(deps);
  t.after(() => other.close());
  assert.deepEqual(await liveOf(other), [undefined, undefined]);
  await promote(app, 'mf_catalog', 1);
  await promote(app, 'mf_catalog', 2);
  await pause(900);
  assert.deepEqual(await liveOf(other), [versionOf(2), versionOf(1)]);
  await rollback(other, 'mf_catalog');
  await pause(900);
  assert.deepEqual(await liveOf(app), [versionOf(1), undefined]);
});

test('the response has `changed` and the status of the app', async (t) => {
  const { app } = await start(t);
  const first = (await promote(app, 'mf_catalog', 1)).json().data;
  assert.equal(first.changed, true);
  assert.equal(first.live, versionOf(1));
  assert.equal(first.versions.length, 3);
  assert.equal((await promote(app, 'mf_catalog', 1)).json().data.changed, false);
  assert.equal(
    (await historyOf(app)).filter((event: { action: string }) => event.action === 'promote').length,
    1,
  );
});

test('a rollback goes to the previous good release, never to one rolled back before', async (t) => {
  const { app } = await start(t);
  for (const number of [1, 2, 3]) await promote(app, 'mf_catalog', number);
  assert.equal((await rollback(app, 'mf_catalog')).json().data.live, versionOf(2));
  const { live, previous } = (await rollback(app, 'mf_catalog')).json().data;
  assert.deepEqual([live, previous], [versionOf(1), null]);
  const refused = await rollback(app, 'mf_catalog');
  assert.equal(refused.statusCode, 409);
  assert.match(refused.json().msg, /mf_catalog/);
  const bad = await rollback(app, 'mf_catalog', 3);
  assert.equal(bad.statusCode, 409);
  assert.match(bad.json().msg, /3/);
});

test('a rollback to a release that was never live is refused, to an earlier good one it is done', async (t) => {
  const { app } = await start(t);
  for (const number of [1, 2]) await promote(app, 'mf_catalog', number);
  const refused = await rollback(app, 'mf_catalog', 3);
  assert.equal(refused.statusCode, 409);
  assert.match(refused.json().msg, /从未上线/);
  assert.equal((await rollback(app, 'mf_catalog', 1)).json().data.live, versionOf(1));
});

test('an unknown version, an app without releases and a missing reason are refused', async (t) => {
  const { app } = await start(t);
  await promote(app, 'mf_catalog', 1);
  assert.equal((await promote(app, 'mf_catalog', 9)).statusCode, 404);
  assert.equal((await rollback(app, 'mf_catalog', 9)).statusCode, 404);
  assert.equal((await rollback(app, 'mf_catalog')).statusCode, 409);
  const url = '/api/v1/releases/promote';
  for (const refused of [await promote(app, 'mf_other', 1), await rollback(app, 'mf_other')]) {
    assert.equal(refused.statusCode, 404);
    assert.match(refused.json().msg, /mf_other/);
  }
  const payload = { app: 'mf_catalog', version: versionOf(2) };
  const answer = await app.inject({ method: 'POST', url, payload, headers: asPipeline });
  assert.deepEqual([answer.statusCode, answer.json().field], [400, 'reason']);
  assert.deepEqual(
    (await app.inject({ url: '/api/v1/releases', headers: asPipeline })).json().data[0].live,
    versionOf(1),
  );
});

test('concurrent promotions are serialised: each names the release it replaced', async (t) => {
  const { app, deps } = await start(t, 6);
  const other = await buildApp(deps);
  t.after(() => other.close());
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => promote(number % 2 ? app : other, 'mf_catalog', number)),
  );
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
  const moves = (await historyOf(app))
    .filter((event: { action: string }) => event.action === 'promote')
    .reverse();
  assert.equal(moves.length, 6);
  assert.deepEqual(
    moves.map((event: { replaced: string | null }) => event.replaced),
    [null, ...moves.slice(0, -1).map((event: { version: string }) => event.version)],
  );
});

test('the history has actor, action, time and reason, and is limited', async (t) => {
  const { app } = await start(t);
  for (const number of [2, 3, 1]) await promote(app, 'mf_catalog', number);
  await rollback(app, 'mf_catalog', 2);
  const [latest] = await historyOf(app);
  const { at, ...event } = latest;
  assert.deepEqual(event, {
    app: 'mf_catalog',
    action: 'rollback',
    version: versionOf(2),
    replaced: versionOf(1),
    actor: 'release-token',
    reason: 'a test',
    detail: '',
    forced: [],
    approval: null,
  });
  assert.ok(Date.now() - Date.parse(at) < 60_000);
  const url = '/api/v1/releases/mf_catalog/history?limit=2';
  assert.equal((await app.inject({ url, headers: asPipeline })).json().data.length, 2);
});

test('an unchanged live state is answered with 304 without a body', async (t) => {
  const { app } = await start(t);
  await promote(app, 'mf_catalog', 1);
  const first = await app.inject('/api/v1/releases/live');
  assert.equal(first.headers['cache-control'], 'private, no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const second = await app.inject({ url: '/api/v1/releases/live', headers });
  assert.deepEqual([second.statusCode, second.body], [304, '']);
  await promote(app, 'mf_catalog', 2);
  await pause(600);
  assert.equal((await app.inject({ url: '/api/v1/releases/live', headers })).statusCode, 200);
});

test('an interrupted change leaves live, previous and history unchanged', async (t) => {
  const { app, deps } = await start(t);
  await promote(app, 'mf_catalog', 1);
  await promote(app, 'mf_catalog', 2);
  const before = (await historyOf(app)).length;
  const { db } = deps.database;
  await db.execute(sql`
    create function cut_off() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await db.execute(sql`create trigger t after update on channels for each row execute function cut_off()`);
  assert.equal((await promote(app, 'mf_catalog', 3)).statusCode, 503);
  assert.equal((await rollback(app, 'mf_catalog')).statusCode, 503);
  await db.execute(sql`drop trigger t on channels`);
  await pause(600);
  assert.deepEqual(await liveOf(app), [versionOf(2), versionOf(1)]);
  assert.equal((await historyOf(app)).length, before);
});
