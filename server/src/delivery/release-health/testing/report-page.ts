import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseHealth } from '@portal/shared/contract';
import {
  asPipeline,
  publish,
  publishAndPromote,
  releaseEnv,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { bootOf, TestVisitor } from '#src/delivery/releases/testing/test-visitor.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

export const report = { app: 'mf_catalog', version: versionOf(1), view: 'index', step: 'loaded', ms: 400 };

/** A browser that has opened a page, at an address. */
export const openPage = async ({ app }: TestApp, remoteAddress = '203.0.113.1') => {
  const visitor = new TestVisitor(app);
  await visitor.open();
  const cookie = () => `reports=${visitor.cookies.get('reports')}`;
  const send = (headers: Record<string, string>, reports: readonly object[]) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/release-reports',
      headers,
      remoteAddress,
      payload: { reports },
    });
  return {
    visitor,
    tell: (...reports: object[]) => send({ cookie: cookie() }, reports),
    tellWith: (token: string, ...reports: object[]) => send({ cookie: `reports=${token}` }, reports),
  };
};

export const tell = async (portal: TestApp, ...reports: object[]) =>
  (await openPage(portal)).tell(...reports);

export const read = async ({ app }: TestApp, name = 'mf_catalog'): Promise<ReleaseHealth> => {
  const url = `/api/v1/releases/health?app=${name}&minutes=5`;
  return (await app.inject({ url, headers: asPipeline })).json().data;
};

/** Polls until the reports are written, at most five seconds. */
export const until = async (
  portal: TestApp,
  is: (health: ReleaseHealth) => boolean,
  name?: string,
): Promise<ReleaseHealth> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const health = await read(portal, name);
    if (is(health)) return health;
    await pause(50);
  }
  throw new Error('the reports were not counted');
};

/** A portal with a canary of half of the visitors. */
export const startCanary = async (t: TestContext, more: Record<string, string> = {}) => {
  const portal = await buildTestApp(t, { env: { ...releaseEnv, ...more } });
  const { app } = portal;
  await publishAndPromote(app, testRelease('shell', 1));
  await publishAndPromote(app, testRelease('mf_catalog', 1, { index: [] }));
  await publish(app, testRelease('mf_catalog', 2, { index: [] }));
  const payload = { app: 'mf_catalog', version: versionOf(2), share: 50, reason: 'a test' };
  const url = '/api/v1/releases/canary';
  const started = await app.inject({ method: 'POST', url, headers: asPipeline, payload });
  assert.equal(started.statusCode, 200, started.body);
  const history = async () =>
    (await app.inject({ url: '/api/v1/releases/mf_catalog/history', headers: asPipeline })).json().data;
  /** The latest move, once it is of this kind: the server decides after it has counted, at most five seconds. */
  const latest = async (action: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const [move] = await history();
      if (move.action === action) return move;
      await pause(50);
    }
    throw new Error(`the latest move is no ${action}`);
  };
  return { portal, history, latest };
};

/** A browser that got the second release or, of the other half, the first. */
export const openRelease = async (
  portal: TestApp,
  number: 1 | 2,
  remoteAddress?: string,
): ReturnType<typeof openPage> => {
  const page = await openPage(portal, remoteAddress);
  const { current } = bootOf(await page.visitor.open()).releases.mf_catalog ?? {};
  return current?.version === versionOf(number) ? page : openRelease(portal, number, remoteAddress);
};

export const canary = { ...report, version: versionOf(2) };
export const crash = { ...canary, step: 'crashed', error: 'Error: crash' };
