import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  asPipeline,
  publish,
  publishAndPromote,
  releaseEnv,
  sendCommand,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { bootOf } from '#src/delivery/releases/testing/test-visitor.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { openPage, until } from './testing/report-page.ts';

const [first, second] = [versionOf(1), versionOf(2)];
const failure = {
  app: 'shell',
  version: second,
  view: 'shell',
  step: 'failed',
  ms: 0,
  error: 'start: planted',
};
const networks = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
/** Longer than the live release cache of a replica is fresh, in ms. */
const aLook = 600;

const start = async (t: TestContext, shells: readonly number[]) => {
  const env = { ...releaseEnv, CANARY_HALT_NETWORKS: '3', CANARY_HALT_LOADS: '3' };
  const portal = await buildTestApp(t, { env });
  for (const number of shells) await publishAndPromote(portal.app, testRelease('shell', number));
  return portal;
};

const startCanary = async (t: TestContext) => {
  const portal = await start(t, [1]);
  await publish(portal.app, testRelease('shell', 2));
  await sendCommand(portal.app, 'canary', { app: 'shell', version: second, share: 50 });
  await pause(aLook);
  return portal;
};

/** A browser that got this shell. */
const openShell = async (
  portal: TestApp,
  version: string,
  address = networks[0],
): ReturnType<typeof openPage> => {
  const page = await openPage(portal, address);
  const { current } = bootOf(await page.visitor.open()).releases.shell ?? {};
  return current?.version === version ? page : openShell(portal, version, address);
};

const failIn = async (portal: TestApp, addresses: readonly string[], times = 1): Promise<void> => {
  for (const address of addresses)
    await (await openShell(portal, second, address)).tell(...Array(times).fill(failure));
};

const untilFailed = (portal: TestApp, failed: number) =>
  until(portal, ({ versions }) => versions[0]?.failed === failed, 'shell');

const historyOf = async ({ app }: TestApp) =>
  (await app.inject({ url: '/api/v1/releases/shell/history', headers: asPipeline })).json().data;

const newest = async (portal: TestApp) => {
  const [{ action, version, replaced, actor }] = await historyOf(portal);
  return [action, version, replaced, actor];
};

test('a canary of the shell that does not start for visitors of three networks is halted', async (t) => {
  const portal = await startCanary(t);
  await failIn(portal, networks);
  await untilFailed(portal, 3);
  const [{ action, actor, reason }] = await historyOf(portal);
  assert.deepEqual([action, actor], ['halt', 'platform']);
  assert.match(reason, /^3 of 3 loads failed \(100 %\)/);
});

test('repeated reports of a visitor, and those of one network, do not halt it', async (t) => {
  const portal = await startCanary(t);
  await failIn(portal, networks.slice(0, 1), 20);
  for (let visitors = 0; visitors < 4; visitors += 1) await failIn(portal, networks.slice(0, 1), 3);
  await failIn(portal, networks.slice(1, 2), 20);
  await untilFailed(portal, 52);
  assert.equal((await newest(portal))[0], 'canary');
});

test('reports without the token of a document with that shell are not counted', async (t) => {
  const portal = await startCanary(t);
  for (const address of networks) {
    const page = await openShell(portal, first, address);
    const token = page.visitor.cookies.get('reports') ?? '';
    for (const forged of ['', token.replace(/^./, 'z')])
      assert.equal((await page.tellWith(forged, failure)).statusCode, 403);
    await page.tell(failure, { ...failure, version: first, step: 'loaded' });
  }
  const { versions } = await until(portal, (health) => health.versions[0]?.loads === 3, 'shell');
  assert.deepEqual(
    versions.map(({ version, failed }) => [version, failed]),
    [[first, 0]],
  );
  assert.equal((await newest(portal))[0], 'canary');
});

test('starts of the shell count against its failures', async (t) => {
  const portal = await startCanary(t);
  const started = { ...failure, step: 'loaded', ms: 300, error: undefined };
  for (let place = 0; place < 24; place += 1)
    await (await openShell(portal, second, `198.51.100.${place}`)).tell(started, started, started);
  await failIn(portal, networks);
  const { versions } = await until(portal, ({ versions: [one] }) => one?.loads === 75, 'shell');
  assert.deepEqual([versions[0]?.failed, (await newest(portal))[0]], [3, 'canary']);
});

test('a new live shell that does not start is rolled back to the good one before it, once', async (t) => {
  const portal = await start(t, [1, 2]);
  await failIn(portal, networks.slice(0, 2));
  await untilFailed(portal, 2);
  assert.equal((await newest(portal))[0], 'promote');
  const late = await openShell(portal, second, networks[1]);
  await failIn(portal, networks.slice(2));
  await untilFailed(portal, 3);
  assert.deepEqual(await newest(portal), ['rollback', first, second, 'platform']);
  await late.tell(failure, failure);
  await untilFailed(portal, 5);
  assert.deepEqual(await newest(portal), ['rollback', first, second, 'platform']);
  await pause(aLook);
  const { shell } = (await portal.app.inject('/api/v1/releases/live')).json().data;
  assert.deepEqual([shell.current.version, shell.previous], [first, undefined]);
});

test('a shell that was promoted more than an hour ago, and one without a good one before it, stay live', async (t) => {
  const portal = await start(t, [1, 2]);
  portal.clock.advance(3700);
  await failIn(portal, networks);
  await untilFailed(portal, 3);
  assert.equal((await newest(portal))[0], 'promote');
  const alone = await start(t, [2]);
  await failIn(alone, networks);
  await untilFailed(alone, 3);
  assert.equal((await newest(alone))[0], 'promote');
});
