import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { VisitReport } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { contents } from '#src/catalog/products/testing/contents.ts';
import { dailyVisitorHashes, dailyVisitorSalts, products } from '#src/platform/database/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { closeVisitorDays } from './count-views.ts';

const addTour = async ({ deps }: TestApp): Promise<number> => {
  const [row] = await deps.db
    .insert(products)
    .values({
      kind: 'tour',
      category: '国内游',
      title: { zh: '硇洲岛' },
      picture: '/p',
      content: contents.tour,
    })
    .returning({ id: products.id });
  return row?.id ?? 0;
};

const look = async ({ app }: TestApp, path: string, browser = 'one'): Promise<void> => {
  const headers = { 'user-agent': browser };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/page-views', headers, payload: { path } });
  assert.equal(answer.statusCode, 200);
};

const read = async ({ app, login }: TestApp, from: string, to: string): Promise<VisitReport> => {
  const headers = await login('EDITOR', { perms: ['stats:visit:query'] });
  const url = `/api/v1/stats/visits?from=${from}&to=${to}`;
  return (await app.inject({ url, headers })).json().data;
};

/** Polls until the buffered views are written, at most two seconds. */
const written = async (portal: TestApp, day: string, views: number): Promise<VisitReport> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const report = await read(portal, day, day);
    if (report.now.views === views) return report;
    await setTimeout(100);
  }
  throw new Error('the views were not written');
};

test('views are counted by product, visitors once a day, without tracking across days', async (t) => {
  const portal = await buildTestApp(t);
  const id = await addTour(portal);
  const day = dayOf(portal.clock.now());
  for (const browser of ['one', 'one', 'two']) await look(portal, `/route/detail?id=${id}`, browser);
  await look(portal, '/index');
  await look(portal, '/route/detail?id=999999');
  await look(portal, '/system/user');
  const report = await written(portal, day, 4);
  assert.deepEqual(report.now, { visitors: 2, views: 4 });
  assert.deepEqual(report.kinds, [{ kind: 'tour', views: 3 }]);
  assert.deepEqual(
    report.products.map(({ productId, views }) => [productId, views]),
    [[id, 3]],
  );

  const { db } = portal.deps.database;
  portal.clock.advance(86_400);
  await closeVisitorDays(db, portal.clock.now());
  await closeVisitorDays(db, portal.clock.now());
  assert.equal(await db.$count(dailyVisitorHashes), 0);
  assert.equal(await db.$count(dailyVisitorSalts), 0);
  const later = await read(portal, day, addDays(day, 1));
  assert.deepEqual([later.now.visitors, later.now.views], [2, 4]);
});

test('an invalid path is refused', async (t) => {
  const { app } = await buildTestApp(t);
  for (const path of ['', 'https://elsewhere.example/', `/${'x'.repeat(300)}`]) {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/page-views', payload: { path } });
    assert.equal(answer.statusCode, 400, path);
  }
});
