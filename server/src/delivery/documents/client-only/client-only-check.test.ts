import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { App, ReleaseStatus } from '@portal/shared/contract';
import { buildTestApp } from '#test/support/test-app.ts';
import { createAssetCache } from '../../releases/asset-cache.ts';
import {
  asPipeline,
  promote,
  publish,
  publishAndPromote,
  releaseEnv,
  renderingShell,
  signatureOf,
  type TestRelease,
  testRelease,
  versionOf,
} from '../../releases/testing/release-fixture.ts';
import { createClientOnlyCheck } from './client-only-check.ts';

const views = { 'home/index': [], 'route/index': [], 'system/user/index': [] };
const catalog = (number: number) => testRelease('mf_catalog', number, views);
const reason = 'TypeError: createRange is no function';

/** A renderer that fails when this expression is true. */
const failing = (when: string) =>
  `async ({ boot }) => { if (${when}) throw new TypeError("createRange is no function"); return "<p>"; }`;

/** A portal with a live shell that has this renderer. */
const start = async (t: TestContext, renderPage: string, env: Readonly<Record<string, string>> = {}) => {
  const { app, deps } = await buildTestApp(t, { env: { ...releaseEnv, ...env } });
  await publishAndPromote(app, renderingShell(1, renderPage));
  const marksOf = async (release: TestRelease) => (await publish(app, release)).json().data.clientOnly;
  const listed = async (name: App): Promise<ReleaseStatus['versions']> => {
    const { data } = (await app.inject({ url: '/api/v1/releases', headers: asPipeline })).json();
    return data.find((status: ReleaseStatus) => status.app === name).versions;
  };
  const isRendered = async (url: string): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    return (await app.inject({ url })).body.includes('"rendered":true');
  };
  return { app, deps, marksOf, listed, isRendered };
};

test('a view that fails to render is marked with the reason, and left to the browser', async (t) => {
  const { app, marksOf, listed, isRendered } = await start(t, failing('boot.view === "home/index"'));
  const marks = [{ view: 'home/index', with: versionOf(1), reason }];
  assert.deepEqual(await marksOf(catalog(1)), marks);
  assert.deepEqual(await marksOf(catalog(1)), marks, 'the same release again');
  assert.deepEqual((await listed('mf_catalog'))[0]?.clientOnly, marks);
  await promote(app, 'mf_catalog', 1);
  assert.deepEqual([await isRendered('/index'), await isRendered('/route')], [false, true]);
  const metrics = (await app.operations.inject('/metrics')).body;
  assert.doesNotMatch(metrics, /document_renderings_total\{outcome="failed"\}/);
});

test('public views are rendered in both languages, and those of menus are not', async (t) => {
  const { marksOf } = await start(t, failing('boot.language === "en" || boot.view === "system/user/index"'));
  const marks = await marksOf(catalog(1));
  assert.deepEqual(
    marks.map(({ view }: { view: string }) => view),
    ['home/index', 'route/index'],
  );
});

test('a view that fails once is not marked', async (t) => {
  const wait = 'const late = performance.now() > 1500; while (performance.now() < 1500);';
  const fail = `if (boot.view) { ${wait} if (!late) throw new Error("busy"); }`;
  const { marksOf } = await start(t, `async ({ boot }) => { ${fail} return ""; }`);
  assert.deepEqual(await marksOf(catalog(1)), []);
});

test('the time to load a slow shell is not that of a view', async (t) => {
  const load = 'globalThis.loaded ||= (() => { while (performance.now() < 4500); return true; })();';
  const { marksOf } = await start(t, `async () => { ${load} return ""; }`);
  assert.deepEqual(await marksOf(catalog(1)), []);
});

test('a shell is checked with the views of the live remotes', async (t) => {
  const { app, marksOf, isRendered } = await start(t, failing('false'));
  await publishAndPromote(app, catalog(1));
  const shell = renderingShell(2, failing('boot.view === "route/index"'));
  assert.deepEqual(await marksOf(shell), [{ view: 'route/index', with: versionOf(1), reason }]);
  await promote(app, 'shell', 2);
  assert.deepEqual([await isRendered('/index'), await isRendered('/route')], [true, false]);
});

test('a mark ends with the release of the shell that it was found with', async (t) => {
  const { app, isRendered } = await start(t, failing('true'));
  await publishAndPromote(app, catalog(1));
  assert.equal(await isRendered('/index'), false);
  await publishAndPromote(app, renderingShell(2, failing('false')));
  assert.equal(await isRendered('/index'), true);
});

test('nothing is checked without render processes', async (t) => {
  const { marksOf } = await start(t, failing('true'), { RENDER_PROCESSES: '0' });
  assert.deepEqual(await marksOf(catalog(1)), []);
});

test('views that the time does not suffice for are not marked', async (t) => {
  const { deps } = await start(t, 'async ({ boot }) => boot.view && new Promise(() => {})');
  const limits = { totalMs: 2600, timeoutMs: 800, maxBytes: 3e8 };
  const check = createClientOnlyCheck({ ...deps, assets: createAssetCache(deps.db) }, limits);
  const { record } = catalog(1);
  const startedAt = performance.now();
  const marks = await check({ record, signature: signatureOf(record), bytes: new Map() });
  assert.ok(performance.now() - startedAt < 3000);
  assert.equal(marks.length, 1);
});
