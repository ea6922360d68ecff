import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stock } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { skus } from '#src/platform/database/index.ts';
import { openCatalogue } from '../testing/catalogue-fixture.ts';

test('stock by day includes sold out days, leaves out closed ones, and is never cached', async (t) => {
  const { db, addProduct, addSku, addStock, ask, today, clock } = await openCatalogue(t);
  const hotel = await addProduct({ kind: 'hotel', zh: '酒店' });
  const skuId = await addSku(hotel);
  await addStock(skuId, 3, { price: 300, held: 2, sold: 3 });
  await addStock(skuId, 4, { sold: 10 });
  await addStock(skuId, 5, { closesAt: new Date(clock.now().getTime() - 1) });
  await addStock(skuId, 200);
  const gone = await addSku(hotel);
  await addStock(gone, 3);
  await db.update(skus).set({ status: 0 }).where(eq(skus.id, gone));
  const { body, headers } = await ask<Stock[]>(`hotels/${hotel}/stock`);
  assert.deepEqual(body?.data, [
    { skuId, day: addDays(today, 3), price: 300, left: 5 },
    { skuId, day: addDays(today, 4), price: 50_000, left: 0 },
  ]);
  assert.equal(headers['cache-control'], 'public, no-cache');
  const again = await ask(`hotels/${hotel}/stock`, { 'if-none-match': String(headers.etag) });
  assert.equal(again.status, 304);
  const later = await ask<Stock[]>(`hotels/${hotel}/stock?from=${addDays(today, 100)}`);
  assert.deepEqual(
    later.body?.data.map(({ day }) => day),
    [addDays(today, 200)],
  );
});

test('stock of a product without dates has no day, whatever days are asked for', async (t) => {
  const { addProduct, addSku, addStock, ask, today } = await openCatalogue(t);
  for (const [kind, segment] of [
    ['goods', 'goods'],
    ['visa', 'visas'],
  ] as const) {
    const id = await addProduct({ kind, zh: '物' });
    const skuId = await addSku(id);
    await addStock(skuId, undefined, { price: 4500, total: 7 });
    for (const query of ['', `?from=${today}&to=${addDays(today, 3)}`]) {
      const { body } = await ask<Stock[]>(`${segment}/${id}/stock${query}`);
      assert.deepEqual(body?.data, [{ skuId, day: null, price: 4500, left: 7 }]);
    }
  }
});

test('ranges that are reversed or longer than 180 days are refused by field', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  const id = await addProduct({ kind: 'ticket', zh: '景点' });
  for (const [query, field] of [
    ['from=2027-01-02&to=2027-01-01', 'from'],
    ['from=2027-01-01&to=2027-12-01', 'to'],
    ['from=2027-13-01', 'from'],
    ['to=tomorrow', 'to'],
  ] as const) {
    const { status, body } = await ask(`tickets/${id}/stock?${query}`);
    assert.deepEqual([status, body?.field], [400, field], query);
  }
});
