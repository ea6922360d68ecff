import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  asPipeline,
  publish,
  publishAndPromote,
  releaseEnv,
  sendCommand,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';
import { TestVisitor } from '../testing/test-visitor.ts';

const views = { 'home/index': [] };
const [first, second, third] = [versionOf(1), versionOf(2), versionOf(3)];
const aLook = 600;

const start = async (t: TestContext) => {
  const made = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(made.app, testRelease('shell', 1));
  await publishAndPromote(made.app, testRelease('mf_catalog', 1, views));
  for (const number of [2, 3]) await publish(made.app, testRelease('mf_catalog', number, views));
  return made;
};

const pin = (app: FastifyInstance, kind: string, subject: string, version: string) =>
  sendCommand(app, 'pin', { app: 'mf_catalog', kind, subject, version });
const unpin = (app: FastifyInstance, kind: string, subject: string) =>
  sendCommand(app, 'unpin', { app: 'mf_catalog', kind, subject });

const enter = async (app: FastifyInstance, headers: { authorization: string }) => {
  const visitor = new TestVisitor(app, headers);
  await visitor.poll();
  return visitor;
};

test('a pinned user and a pinned role get that release, all others get live', async (t) => {
  const { app, signIn } = await start(t);
  const [ann, bob, cat] = [
    await signIn('EDITOR', { username: 'ann' }),
    await signIn('EDITOR', { username: 'bob' }),
    await signIn('MEMBER', { username: 'cat' }),
  ];
  await pin(app, 'role', 'EDITOR', second);
  await pin(app, 'user', 'Ann', third);
  await pause(aLook);
  const got = async (who: { headers: { authorization: string } }) =>
    (await enter(app, who.headers)).versionsOf('mf_catalog');
  assert.deepEqual(await got(ann), [third, first, third, first]);
  assert.deepEqual(await got(bob), [second, first, second, first]);
  assert.deepEqual(await got(cat), [first, undefined, first, undefined]);
  await unpin(app, 'user', 'ann');
  await pause(aLook);
  assert.deepEqual(await got(ann), [second, first, second, first]);
});

test("a pin ends with the session: the next document is a visitor's", async (t) => {
  const { app, signIn, clock } = await start(t);
  const ann = await signIn('EDITOR', { username: 'ann' });
  await pin(app, 'user', 'ann', second);
  await pause(aLook);
  const visitor = await enter(app, ann.headers);
  assert.equal((await visitor.versionsOf('mf_catalog'))[0], second);
  clock.advance(8 * 24 * 3600);
  assert.equal((await visitor.versionsOf('mf_catalog'))[0], first);
});

test('pins are listed with actor and reason, and stay in the history', async (t) => {
  const { app, signIn } = await start(t);
  await signIn('EDITOR', { username: 'ann' });
  assert.equal((await pin(app, 'user', 'ann', second)).json().data.changed, true);
  assert.equal((await pin(app, 'user', 'ann', second)).json().data.changed, false);
  await pin(app, 'user', 'ann', third);
  const { at, ...listed } = (await app.inject({ url: '/api/v1/releases/pins', headers: asPipeline })).json()
    .data[0];
  assert.ok(Date.parse(at));
  const by = { actor: 'release-token', reason: 'a test' };
  assert.deepEqual(listed, { app: 'mf_catalog', kind: 'user', subject: 'ann', version: third, ...by });
  assert.deepEqual((await unpin(app, 'user', 'ann')).json().data, { pins: [], changed: true });
  assert.equal((await unpin(app, 'user', 'ann')).json().data.changed, false);
  const { data } = (
    await app.inject({ url: '/api/v1/releases/mf_catalog/history', headers: asPipeline })
  ).json();
  assert.deepEqual(
    data.slice(0, 3).map((event: Record<string, string>) => [event.action, event.version, event.detail]),
    [
      ['unpin', third, 'user ann'],
      ['pin', third, 'user ann'],
      ['pin', second, 'user ann'],
    ],
  );
});

test('a pin for an unknown user, role or version is refused with the field', async (t) => {
  const { app, signIn } = await start(t);
  await signIn('EDITOR', { username: 'ann' });
  const fault = async (...of: Parameters<typeof pin>) => {
    const answer = await pin(...of);
    return [answer.statusCode, answer.json().field];
  };
  assert.deepEqual(await fault(app, 'user', 'nobody', second), [400, 'subject']);
  assert.deepEqual(await fault(app, 'role', 'ann', second), [400, 'subject']);
  assert.deepEqual(await fault(app, 'group', 'ann', second), [400, 'kind']);
  assert.deepEqual(await fault(app, 'user', 'ann', versionOf(9)), [404, undefined]);
});
