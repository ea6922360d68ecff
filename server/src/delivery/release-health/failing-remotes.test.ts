import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  asPipeline,
  publishAndPromote,
  releaseEnv,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { openPage, until } from './testing/report-page.ts';

const networks = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
/** Longer than the live release cache of a replica is fresh, in ms. */
const cacheMs = 600;

const start = async (t: TestContext, versions: readonly number[], more: Record<string, string> = {}) => {
  const env = { ...releaseEnv, CANARY_HALT_NETWORKS: '3', CANARY_HALT_LOADS: '3', ...more };
  const portal = await buildTestApp(t, { env });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_admin', 1, { 'users/index': [] }));
  for (const number of versions)
    await publishAndPromote(portal.app, testRelease('mf_catalog', number, { index: [] }));
  await pause(cacheMs);
  return portal;
};

const failureOf = (app: string, number: number) => ({
  app,
  version: versionOf(number),
  view: app === 'mf_admin' ? 'users/index' : 'index',
  step: 'failed',
  ms: 0,
  error: 'Error: planted',
});

/** Visitors of these networks report a failed load, and the server has counted it. */
const fail = async (portal: TestApp, app: string, number: number, addresses = networks): Promise<void> => {
  for (const address of addresses)
    assert.equal((await (await openPage(portal, address)).tell(failureOf(app, number))).statusCode, 200);
  const version = versionOf(number);
  await until(
    portal,
    ({ versions }) => versions.some((each) => each.version === version && each.failed >= addresses.length),
    app,
  );
};

const newest = async ({ app }: TestApp, name = 'mf_catalog') => {
  const url = `/api/v1/releases/${name}/history`;
  const [{ action, version, replaced, actor }] = (await app.inject({ url, headers: asPipeline })).json().data;
  return [action, version, replaced, actor];
};

const [first, second, third, fourth] = [versionOf(1), versionOf(2), versionOf(3), versionOf(4)];

test('a new remote whose loads fail for visitors of three networks is rolled back', async (t) => {
  const portal = await start(t, [1, 2]);
  await fail(portal, 'mf_catalog', 2, networks.slice(0, 2));
  assert.deepEqual(await newest(portal), ['promote', second, first, 'release-token']);
  await fail(portal, 'mf_catalog', 2);
  assert.deepEqual(await newest(portal), ['rollback', first, second, 'platform']);
  const metrics = await portal.app.metrics.metrics();
  assert.match(metrics, /^release_rollbacks_total\{app="mf_catalog"\} 1$/m);
});

test('a row of failing releases is left step by step to the last good one', async (t) => {
  const portal = await start(t, [1, 2, 3, 4]);
  const steps = [
    [4, third, fourth],
    [3, second, third],
    [2, first, second],
  ] as const;
  for (const [number, to, from] of steps) {
    await fail(portal, 'mf_catalog', number);
    assert.deepEqual(await newest(portal), ['rollback', to, from, 'platform']);
    await pause(cacheMs);
  }
  await fail(portal, 'mf_catalog', 1);
  assert.deepEqual(await newest(portal), ['rollback', first, second, 'platform']);
});

test('a remote stays live while another remote fails at the same time', async (t) => {
  const portal = await start(t, [1, 2]);
  await fail(portal, 'mf_admin', 1);
  await fail(portal, 'mf_catalog', 2);
  assert.equal((await newest(portal))[0], 'promote');
});

test('a remote stays live after its trial, and without a trial', async (t) => {
  const tried = await start(t, [1, 2], { RELEASE_TRIAL_MINUTES: '10' });
  tried.clock.advance(11 * 60);
  await fail(tried, 'mf_catalog', 2);
  assert.equal((await newest(tried))[0], 'promote');
  const untried = await start(t, [1, 2], { RELEASE_TRIAL_MINUTES: '0' });
  await fail(untried, 'mf_catalog', 2);
  assert.equal((await newest(untried))[0], 'promote');
});
