import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#src/app/app.ts';
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
import { TestVisitor } from '../testing/test-visitor.ts';
import { isAmong } from '../visitor/choose-version.ts';
import { haltCanary } from './canary-service.ts';

const views = { 'home/index': [] };
const [first, second, third] = [versionOf(1), versionOf(2), versionOf(3)];
/** Longer than the live release cache of a replica is fresh, in ms. */
const aLook = 600;

const start = async (t: TestContext) => {
  const made = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(made.app, testRelease('shell', 1));
  await publishAndPromote(made.app, testRelease('mf_catalog', 1, views));
  for (const number of [2, 3]) await publish(made.app, testRelease('mf_catalog', number, views));
  return made;
};

const canary = (app: FastifyInstance, number: number, share: number, how: object = {}) =>
  sendCommand(app, 'canary', { app: 'mf_catalog', version: versionOf(number), share, ...how });
const stop = (app: FastifyInstance) => sendCommand(app, 'canary/stop', { app: 'mf_catalog' });

const historyOf = async (app: FastifyInstance) =>
  (await app.inject({ url: '/api/v1/releases/mf_catalog/history', headers: asPipeline }))
    .json()
    .data.map(({ action, version, replaced, detail, actor, reason }: Record<string, string>) =>
      [action, version, replaced, detail, actor, reason].join(' '),
    );

const isInside = (visitor: TestVisitor, share: number, version = second): boolean =>
  isAmong({ app: 'mf_catalog', version }, visitor.cookies.get('cohort') ?? '', share);

/** Visitors until one is inside the share and one outside. */
const meetBoth = async (app: FastifyInstance, share: number) => {
  const met: { inside?: TestVisitor; outside?: TestVisitor } = {};
  for (let tries = 0; (!met.inside || !met.outside) && tries < 200; tries += 1) {
    const visitor = new TestVisitor(app);
    await visitor.open();
    met[isInside(visitor, share) ? 'inside' : 'outside'] = visitor;
  }
  assert.ok(met.inside && met.outside);
  return { inside: met.inside, outside: met.outside };
};

test('a canary is served to its share, with live as fallback, alike on every replica', async (t) => {
  const { app, deps } = await start(t);
  const other = await buildApp(deps);
  t.after(() => other.close());
  await canary(app, 2, 50);
  await pause(aLook);
  const { inside, outside } = await meetBoth(app, 50);
  const elsewhere = new TestVisitor(other);
  for (const [name, value] of inside.cookies) elsewhere.cookies.set(name, value);
  assert.deepEqual(await inside.versionsOf('mf_catalog'), [second, first, second, first]);
  assert.deepEqual(await elsewhere.versionsOf('mf_catalog'), [second, first, second, first]);
  assert.deepEqual(await outside.versionsOf('mf_catalog'), [first, undefined, first, undefined]);
});

test('a variant has its own ETag, and Vary names what it depends on', async (t) => {
  const { app } = await start(t);
  await canary(app, 2, 50);
  await pause(aLook);
  const { inside, outside } = await meetBoth(app, 50);
  const answer = await inside.poll();
  assert.equal(answer.headers['cache-control'], 'private, no-cache');
  assert.equal(answer.headers.vary, 'Authorization, Cookie');
  const headers = { 'if-none-match': String(answer.headers.etag) };
  assert.equal((await inside.poll(headers)).statusCode, 304);
  assert.equal((await outside.poll(headers)).statusCode, 200);
  assert.match(String((await inside.open()).headers.vary), /Cookie/);
});

test('a browser gets a cohort cookie with its first document, hidden from scripts, and none with a poll', async (t) => {
  const { app } = await start(t);
  const visitor = new TestVisitor(app);
  assert.equal((await visitor.poll()).headers['set-cookie'], undefined);
  const [cohort = '', token = '', ...others] = [(await visitor.open()).headers['set-cookie'] ?? []].flat();
  assert.match(cohort, /^cohort=v\.[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.match(token, /^reports=[\w.+/-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.deepEqual(others, []);
  assert.equal((await visitor.open()).headers['set-cookie'], undefined);
  visitor.cookies.set('cohort', 'v.short');
  assert.match(String((await visitor.open()).headers['set-cookie']), /^cohort=v\./);
});

test('a user has one cohort on all devices until signing out', async (t) => {
  const { app, signIn } = await start(t);
  const { headers, userId } = await signIn();
  const phone = new TestVisitor(app, headers);
  const desk = new TestVisitor(app, headers);
  for (const device of [phone, desk]) {
    await device.open();
    await device.poll();
  }
  assert.match(phone.cookies.get('cohort') ?? '', new RegExp(`^u\\.${userId}\\.`));
  assert.equal(phone.cookies.get('cohort'), desk.cookies.get('cohort'));
  assert.equal((await phone.poll()).headers['set-cookie'], undefined);
  const nobody = new TestVisitor(app);
  nobody.cookies.set('cohort', phone.cookies.get('cohort') ?? '');
  await nobody.poll();
  assert.match(nobody.cookies.get('cohort') ?? '', /^v\./);
});

test('a canary is extended, replaced and stopped, with history entries', async (t) => {
  const { app } = await start(t);
  const begun = (await canary(app, 2, 10)).json().data;
  assert.deepEqual(
    [begun.changed, begun.live, begun.canary.version, begun.canary.share],
    [true, first, second, 10],
  );
  assert.equal((await canary(app, 2, 10)).json().data.changed, false);
  await canary(app, 2, 50);
  await canary(app, 3, 5);
  assert.equal((await stop(app)).json().data.canary, null);
  assert.equal((await stop(app)).json().data.changed, false);
  assert.deepEqual((await historyOf(app)).slice(0, 4), [
    `stop-canary ${third}   release-token a test`,
    `canary ${third} ${second} 5 % release-token a test`,
    `canary ${second} ${second} 50 % release-token a test`,
    `canary ${second}  10 % release-token a test`,
  ]);
  await pause(aLook);
  const visitor = new TestVisitor(app);
  assert.deepEqual(await visitor.versionsOf('mf_catalog'), [first, undefined, first, undefined]);
});

test('promoting the canary ends it; promoting or rolling back another version does not', async (t) => {
  const { app } = await start(t);
  await canary(app, 2, 10);
  assert.equal((await promote(app, 'mf_catalog', 3)).json().data.canary.version, second);
  assert.equal((await rollback(app, 'mf_catalog')).json().data.canary.version, second);
  const { live, canary: left } = (await promote(app, 'mf_catalog', 2)).json().data;
  assert.deepEqual([live, left], [second, null]);
});

test('a failing canary is halted once, by the platform, and visitors return to live', async (t) => {
  const { app, deps } = await start(t);
  const { db } = deps.database;
  const halt = (version: string) =>
    db.transaction((tx) => haltCanary(tx, 'mf_catalog', version, '7 of 20 loads failed'));
  await canary(app, 2, 50);
  await pause(aLook);
  const { inside } = await meetBoth(app, 50);
  assert.deepEqual([await halt(third), await halt(second), await halt(second)], [false, true, false]);
  await pause(aLook);
  assert.deepEqual(await inside.versionsOf('mf_catalog'), [first, undefined, first, undefined]);
  assert.equal((await historyOf(app))[0], `halt ${second}   platform 7 of 20 loads failed`);
});

test('an invalid canary is refused with the reason, and live is unchanged', async (t) => {
  const { app } = await start(t);
  const code = async (...of: Parameters<typeof canary>) => {
    const answer = await canary(...of);
    return `${answer.statusCode} ${answer.json().field ?? answer.json().msg}`;
  };
  assert.match(await code(app, 1, 10), /^409 .*已经上线/);
  assert.match(await code(app, 9, 10), /^404 .*没有版本/);
  assert.match(await code(app, 2, 0), /^400 share$/);
  assert.match(await code(app, 2, 51), /^400 share$/);
  assert.match(await code(app, 2, 10, { app: 'mf_booking' }), /^404 .*mf_booking/);
  assert.match(await code(app, 2, 10, { reason: '' }), /^400 reason$/);
  await publish(app, testRelease('mf_booking', 2));
  assert.match(await code(app, 2, 10, { app: 'mf_booking' }), /^409 .*还没有上线/);
  await sendCommand(app, 'lock', { app: 'mf_catalog' });
  assert.match(await code(app, 2, 10), /^409 .*锁定/);
  assert.equal((await new TestVisitor(app).versionsOf('mf_catalog'))[0], first);
});
