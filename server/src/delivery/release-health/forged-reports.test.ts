import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  releaseEnv as env,
  publishAndPromote,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { releaseReporters } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { deleteOldReporters } from './health-service.ts';
import {
  canary,
  crash,
  openPage,
  openRelease,
  read,
  report,
  startCanary,
  tell,
  until,
} from './testing/report-page.ts';

const inProduction = { CANARY_HALT_NETWORKS: '3' };

test('reports of one network do not halt a canary, those of three do', async (t) => {
  const { portal, history, latest } = await startCanary(t, inProduction);
  for (let visitors = 0; visitors < 12; visitors += 1)
    await (await openRelease(portal, 2)).tell(...Array(5).fill([canary, crash]).flat());
  await until(portal, ({ versions }) => versions[0]?.crashed === 60);
  assert.equal((await history())[0].action, 'canary');
  for (const address of ['203.0.113.2', '203.0.113.3', '2001:db8:1:2::1', '2001:db8:1:2:ffff::1'])
    await (await openRelease(portal, 2, address)).tell(canary, canary, canary, crash);
  await until(portal, ({ versions }) => versions[0]?.crashed === 64);
  await latest('halt');
});

test('successes of one network do not hide the failures of others', async (t) => {
  const { portal, latest } = await startCanary(t, inProduction);
  for (let visitors = 0; visitors < 5; visitors += 1)
    for (let bodies = 0; bodies < 6; bodies += 1)
      await (await openRelease(portal, 2)).tell(...Array(20).fill(canary));
  await until(portal, ({ versions }) => versions[0]?.loads === 600);
  for (const address of ['203.0.113.2', '203.0.113.3', '203.0.113.4'])
    await (await openRelease(portal, 2, address)).tell(canary, canary, canary, crash);
  await until(portal, ({ versions }) => versions[0]?.crashed === 3);
  assert.match((await latest('halt')).reason, /^3 of 21 loads failed/);
});

test('a visitor sends 120 loads a minute at most, by what their reports count for', async (t) => {
  const { portal } = await startCanary(t, { LOAD_SAMPLING: '10' });
  const page = await openRelease(portal, 2);
  assert.equal((await page.tell(...Array(12).fill(canary))).statusCode, 200);
  for (const more of [canary, crash]) assert.equal((await page.tell(more)).statusCode, 429);
  await until(portal, ({ versions }) => versions[0]?.loads === 120);
  portal.clock.advance(60);
  assert.equal((await page.tell(crash)).statusCode, 200);
});

test('reports of one network do not mark an app as unavailable, those of three do', async (t) => {
  const portal = await buildTestApp(t, { env: { ...env, ...inProduction } });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [] }));
  const gone = { ...report, step: 'unavailable', ms: 0 };
  for (let visitors = 0; visitors < 5; visitors += 1) await tell(portal, gone, gone, gone);
  await until(portal, ({ versions }) => versions[0]?.unavailable === 15);
  await pause(2100);
  assert.equal((await read(portal)).down, false);
  for (const address of ['203.0.113.2', '203.0.113.3']) await (await openPage(portal, address)).tell(gone);
  await until(portal, ({ down }) => down);
});

test('a report without the token of a page, or with a forged one, is refused and not counted', async (t) => {
  const portal = await buildTestApp(t, { env });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [] }));
  const { visitor, tell: tellOwn, tellWith } = await openPage(portal);
  const token = visitor.cookies.get('reports') ?? '';
  for (const forged of ['', token.slice(0, -4), token.replace(/^./, 'z')]) {
    const refused = await tellWith(forged, report);
    assert.deepEqual([refused.statusCode, refused.json().field], [403, 'reports'], forged);
  }
  assert.equal((await tellOwn(report, { ...report, app: 'shell', view: 'shell' })).statusCode, 200);
  await until(portal, ({ versions }) => versions[0]?.loads === 1);
  portal.clock.advance(3600);
  assert.equal((await tellOwn(report)).statusCode, 403);
});

test('a release that the visitor did not get cannot be reported on', async (t) => {
  const { portal } = await startCanary(t);
  const { tell: tellOwn } = await openRelease(portal, 1);
  await tellOwn(canary, report);
  const { versions } = await until(portal, (health) => health.versions.length > 0);
  assert.deepEqual(
    versions.map(({ version }) => version),
    [versionOf(1)],
  );
});

test('a visitor is limited to 120 reports a minute, and counts by visitor are deleted after two hours', async (t) => {
  const portal = await buildTestApp(t, { env });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [] }));
  const page = await openPage(portal);
  for (let bodies = 0; bodies < 6; bodies += 1)
    assert.equal((await page.tell(...Array(20).fill(report))).statusCode, 200);
  assert.equal((await page.tell(report)).statusCode, 429);
  await until(portal, ({ versions }) => versions[0]?.loads === 120);
  const { db } = portal.deps;
  portal.clock.advance(7200 + 60);
  await deleteOldReporters(db, portal.clock.now());
  assert.equal(await db.$count(releaseReporters), 0);
});
