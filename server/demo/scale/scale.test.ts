import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { count, eq, sql } from 'drizzle-orm';
import { inventory, products, skus } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { loadDemo } from '../load-demo.ts';
import { readSample } from './sample.ts';
import { makeProduct } from './scale-product.ts';
import { readTemplates } from './templates.ts';
import { writeScale } from './write-scale.ts';

test('a load test set has every kind, found by lists and words, with bookable prices', async (t) => {
  const { app, deps, clock } = await buildTestApp(t);
  const { db } = deps.database;
  await loadDemo(deps);
  const demo = (await readSample(db)).products;
  const size = demo + 200;
  await writeScale(db, size, clock.now());
  const sample = await readSample(db);
  assert.equal(sample.products, size);
  const unpriced = await db.$count(products, sql`${products.id} > ${demo} and ${products.fromPrice} is null`);
  assert.ok(unpriced <= 10, `${unpriced} of 200 cannot be booked`);
  assert.equal(await db.$count(products, eq(products.status, 'draft')), 0);
  const made = await db
    .select({ kind: products.kind, count: count() })
    .from(products)
    .where(sql`${products.id} > ${demo}`)
    .groupBy(products.kind);
  assert.deepEqual(
    new Map(made.map(({ kind, count: many }) => [kind, many])),
    new Map([
      ['tour', 70],
      ['hotel', 30],
      ['ticket', 30],
      ['goods', 60],
      ['visa', 10],
    ]),
  );
  const long = await db
    .select({ days: count() })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .where(sql`${skus.productId} > ${demo}`)
    .groupBy(inventory.skuId)
    .having(sql`count(*) >= 60`);
  assert.ok(long.length >= 10, `${long.length} long calendars`);
  const { data }: { data: CallData<'GET /api/v1/search'> } = (
    await app.inject(`/api/v1/search?keywords=${encodeURIComponent('灯塔')}&pageSize=100`)
  ).json();
  assert.ok(data.list.some(({ id }) => id > demo));
});

test('a number always produces the same product, and another number another one', async (t) => {
  const { deps } = await buildTestApp(t);
  const { db } = deps.database;
  await loadDemo(deps);
  const tours = await readTemplates(db, 'tour');
  assert.deepEqual(makeProduct(7, tours), makeProduct(7, tours));
  assert.notDeepEqual(makeProduct(7, tours).product.title, makeProduct(8, tours).product.title);
});
