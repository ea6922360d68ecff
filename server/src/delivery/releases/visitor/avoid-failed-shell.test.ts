import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  publish,
  publishAndPromote,
  releaseEnv,
  rollback,
  sendCommand,
  type TestRelease,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';
import { bootOf, TestVisitor } from '../testing/test-visitor.ts';

const [first, second, third] = [versionOf(1), versionOf(2), versionOf(3)];
/** Longer than the live release cache of a replica is fresh, in ms. */
const aLook = 600;

const shellOf = (number: number): TestRelease => {
  const { record, files } = testRelease('shell', number);
  return { record: { ...record, signalsStart: true }, files };
};

const start = async (t: TestContext, shells: readonly number[], env: Record<string, string> = {}) => {
  const made = await buildTestApp(t, { env: { ...releaseEnv, ...env } });
  for (const number of shells) await publishAndPromote(made.app, shellOf(number));
  return made;
};

/** A browser in which a shell did not start. */
const visitorWithout = (app: FastifyInstance, version: string, name = 'failed-shell'): TestVisitor => {
  const visitor = new TestVisitor(app);
  visitor.cookies.set(name, version);
  return visitor;
};

test('a browser in which the live shell did not start gets the good one before it, in documents and polls', async (t) => {
  const { app } = await start(t, [1, 2]);
  const visitor = visitorWithout(app, second);
  const answer = await visitor.open();
  assert.match(answer.body, new RegExp(`<script defer src="/assets/shell/${first}/main.js"`));
  const { shell } = bootOf(answer).releases;
  assert.deepEqual([shell?.current.version, shell?.previous, shell?.failed], [first, undefined, second]);
  const polled = (await visitor.poll()).json().data.shell;
  assert.deepEqual([polled.current.version, polled.failed], [first, second]);
  assert.deepEqual(await new TestVisitor(app).versionsOf('shell'), [second, first, second, first]);
});

test('the cookie names a shell to avoid, never one to get', async (t) => {
  const { app } = await start(t, [1, 2]);
  await publish(app, shellOf(3));
  for (const version of [first, third, 'x', '"><script>', `${second}0`])
    assert.deepEqual(
      await visitorWithout(app, version).versionsOf('shell'),
      [second, first, second, first],
      version,
    );
});

test('without a good shell before it, and with one that was rolled back, the live shell stays', async (t) => {
  const { app } = await start(t, [1]);
  assert.deepEqual((await visitorWithout(app, first).versionsOf('shell'))[0], first);
  await publishAndPromote(app, shellOf(2));
  await rollback(app, 'shell');
  await pause(aLook);
  assert.deepEqual((await visitorWithout(app, first).versionsOf('shell'))[0], first);
  await publishAndPromote(app, shellOf(3));
  await pause(aLook);
  assert.deepEqual((await visitorWithout(app, third).versionsOf('shell'))[0], first);
});

test('a browser in which the canary did not start gets the live shell, others in it the canary', async (t) => {
  const { app } = await start(t, [1]);
  await publish(app, shellOf(2));
  await sendCommand(app, 'canary', { app: 'shell', version: second, share: 50 });
  await pause(aLook);
  const visitor = new TestVisitor(app);
  while ((await visitor.versionsOf('shell'))[0] !== second) visitor.cookies.delete('cohort');
  visitor.cookies.set('failed-shell', second);
  assert.deepEqual(await visitor.versionsOf('shell'), [first, undefined, first, undefined]);
  const before = (await visitor.poll()).headers.etag;
  visitor.cookies.delete('failed-shell');
  assert.deepEqual(await visitor.versionsOf('shell'), [second, first, second, first]);
  assert.notEqual((await visitor.poll()).headers.etag, before);
});

test('a shell that is an override stays', async (t) => {
  const { app } = await start(t, [1, 2]);
  const visitor = new TestVisitor(app);
  await visitor.confirm(`/index?override=shell@${second}`);
  visitor.cookies.set('failed-shell', second);
  const { shell } = bootOf(await visitor.open()).releases;
  assert.deepEqual([shell?.current.version, shell?.failed], [second, undefined]);
});

test('over TLS the cookie counts with its prefix only', async (t) => {
  const { app } = await start(t, [1, 2], { PUBLIC_ORIGIN: 'https://portal.example' });
  const shellWith = async (cookie: string) => {
    const headers = { host: 'portal.example', cookie };
    return bootOf(await app.inject({ url: '/index', headers })).releases.shell?.current.version;
  };
  assert.equal(await shellWith(`failed-shell=${second}`), second);
  assert.equal(await shellWith(`__Host-failed-shell=${second}`), first);
});
