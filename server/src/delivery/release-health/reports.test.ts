import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  releaseEnv as env,
  publishAndPromote,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { releaseErrors, releaseMeasures } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { deleteOldReports } from './health-service.ts';
import { canary, crash, openRelease, read, report, startCanary, tell, until } from './testing/report-page.ts';

test('reports are counted by release and view, errors once per message', async (t) => {
  const portal = await buildTestApp(t, { env });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [], route: [] }));
  await tell(portal, report, { ...report, ms: 2000 }, { ...report, view: 'route', step: 'unavailable' });
  await tell(
    portal,
    { ...report, step: 'failed', error: 'Error: 404 <b>x</b>' },
    { ...report, step: 'failed', error: 'Error: 404 <b>x</b>' },
    { ...report, step: 'retry', error: 'Error: 404' },
    { ...report, step: 'vitals', ms: 0, vitals: { lcp: 1800, cls: 0.25 } },
    { ...report, view: 'constructor' },
    { ...report, version: versionOf(7) },
    { ...report, app: 'mf_nobody' },
  );
  // Counts and errors are read by two queries: wait for both.
  const health = await until(
    portal,
    ({ versions, errors }) => versions[0]?.retries === 1 && errors.length > 0,
  );
  const { loads, failed, loaded, lcp, cls, inp, unavailable } = health.versions[0] ?? {};
  assert.deepEqual({ loads, failed, unavailable }, { loads: 3, failed: 1, unavailable: 1 });
  assert.deepEqual(loaded, { count: 2, mean: 1200, good: 0.5 });
  assert.deepEqual(
    [lcp, cls],
    [
      { count: 1, mean: 1800, good: 1 },
      { count: 1, mean: 0.25, good: 0 },
    ],
  );
  assert.equal(inp?.count, 0);
  assert.deepEqual(health.views.map(({ view }) => view).sort(), ['index', 'route']);
  assert.deepEqual(
    health.errors.map(({ message, count, step }) => [message, count, step]),
    [['Error: 404 <b>x</b>', 2, 'failed']],
  );
  assert.equal(health.points.length, 1);
  assert.deepEqual((await read(portal, 'mf_nobody')).versions, []);

  const { db } = portal.deps.database;
  portal.clock.advance(15 * 86_400);
  await deleteOldReports(db, portal.clock.now());
  assert.equal(await db.$count(releaseMeasures), 0);
});

test('with a sampling of one in four, each load counts four times, a failure once', async (t) => {
  const portal = await buildTestApp(t, { env: { ...env, LOAD_SAMPLING: '4' } });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [] }));
  await tell(portal, report, { ...report, step: 'crashed' });
  const [figures] = (await until(portal, ({ versions }) => versions.length > 0)).versions;
  assert.deepEqual([figures?.loads, figures?.crashed], [4, 1]);
});

test('metrics count the measures of known releases and views by release and view', async (t) => {
  const portal = await buildTestApp(t, { env });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [] }));
  await tell(portal, report, { ...report, view: 'constructor' }, { ...report, version: versionOf(7) });
  await until(portal, ({ versions }) => versions.length > 0);
  const metrics = await portal.app.metrics.metrics();
  const counted = metrics.match(/^browser_measures_total\{.*$/gm);
  const labels = `app="mf_catalog",version="${versionOf(1)}",view="index",measure="loaded"`;
  assert.deepEqual(counted, [`browser_measures_total{${labels}} 1`]);
  assert.match(metrics, new RegExp(`^browser_measures_value_total\\{${labels}\\} ${report.ms}$`, 'm'));
});

test('an app keeps its 200 latest errors', async (t) => {
  const portal = await buildTestApp(t, { env });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [] }));
  const errors = Array.from({ length: 220 }, (_, at) => ({ ...report, step: 'crashed', error: `no ${at} ` }));
  for (let from = 0; from < errors.length; from += 20) await tell(portal, ...errors.slice(from, from + 20));
  await until(portal, ({ versions }) => versions[0]?.crashed === 220);
  assert.equal(await portal.deps.db.$count(releaseErrors), 200);
});

test('an app is unavailable while all its visitors see the retry panel', async (t) => {
  const portal = await buildTestApp(t, { env });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [] }));
  const gone = { ...report, step: 'unavailable', ms: 0, error: 'Error: 500' };
  await tell(portal, gone, gone, gone);
  await until(portal, ({ down }) => down);
  const asked = await portal.app.inject('/api/v1/releases/live');
  assert.equal(asked.json().data.mf_catalog.down, true);
  assert.equal(asked.json().data.shell.down, undefined);
  const document = await portal.app.inject('/index');
  assert.match(document.body, /"mf_catalog":\{[\s\S]*"down":true/);
  portal.clock.advance(181);
  await tell(portal, report);
  await until(portal, ({ down }) => !down);
  const headers = { 'if-none-match': String(asked.headers.etag) };
  assert.equal((await portal.app.inject({ url: '/api/v1/releases/live', headers })).statusCode, 200);
});

test('a crashing canary is halted automatically, with the figures in the history', async (t) => {
  const { portal, history } = await startCanary(t);
  const { tell: tellCanary } = await openRelease(portal, 2);
  await tellCanary(...Array(19).fill(canary));
  await until(portal, ({ versions }) => versions[0]?.loads === 19);
  assert.equal((await history())[0].action, 'canary');
  await tellCanary(canary, crash);
  await until(portal, ({ versions }) => versions[0]?.crashed === 1);
  const [{ action, actor, version, reason }] = await history();
  assert.deepEqual([action, actor, version], ['halt', 'platform', versionOf(2)]);
  assert.match(reason, /^1 of 20 loads failed \(5 %\) within 5 min/);
  const live = (await portal.app.inject('/api/v1/releases/live')).json().data;
  assert.equal(live.mf_catalog.current.version, versionOf(1));
});

test('invalid, too large and too many reports are refused with a message', async (t) => {
  const portal = await buildTestApp(t, { env });
  const cases: readonly [object[], number][] = [
    [[], 400],
    [Array(21).fill(report), 400],
    [[{ ...report, step: 'other' }], 400],
    [[{ ...report, ms: -1 }], 400],
    [[{ ...report, app: '../x' }], 400],
    [Array(20).fill({ ...report, error: 'x'.repeat(2000) }), 413],
  ];
  for (const [reports, status] of cases) assert.equal((await tell(portal, ...reports)).statusCode, status);
  for (let bodies = 0; bodies < 30; bodies += 1) await tell(portal, ...Array(20).fill(report));
  const refused = await tell(portal, report);
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.headers['retry-after'], '60');
  portal.clock.advance(60);
  assert.equal((await tell(portal, report)).statusCode, 200);
});
