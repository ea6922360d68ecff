import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayOf } from '@portal/shared/rules';
import { refreshDuePrices } from '#src/catalog/products/index.ts';
import { contents } from '#src/catalog/products/testing/contents.ts';
import { products } from '#src/platform/database/index.ts';
import { putOnSale } from '#src/sales/checkout/testing/put-on-sale.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { openCalendar } from './testing/calendar-fixture.ts';

const set = (amount: number) => ({ way: 'set' as const, amount });

test('products are found by words and kind, drafts too; the details list the SKUs', async (t) => {
  const { checkout, staff, tourId, skuId, product } = await openCalendar(t);
  const ask = async (query: string) => {
    const url = `/api/v1/product-calendars?${query}`;
    return (await checkout.call<{ list: { id: number }[]; total: number }>(staff, 'GET', url)).body.data;
  };
  await checkout.deps.db.update(products).set({ status: 'draft' });
  assert.deepEqual(
    (await ask('keywords=硇洲&kind=tour')).list.map(({ id }) => id),
    [tourId],
  );
  assert.equal((await ask('keywords=硇洲&kind=hotel')).total, 0);
  const { skus, daily, skuCount, undoUntil } = await product();
  assert.deepEqual(
    [skus, daily, skuCount, undoUntil],
    [[{ id: skuId, name: { zh: '标准团' }, slot: null, offered: true }], true, 1, null],
  );
});

test('a preview writes nothing and describes the change; the change writes an audit entry', async (t) => {
  const { preview, change, list, days, checkout, skuId, db, tourId } = await openCalendar(t);
  const raise = { action: 'change', price: { way: 'percent', amount: 15 } } as const;
  const seen = await preview(raise, { days: [...days.slice(0, 2), addDays(days[9] ?? '', 1)] });
  const { version, ...figures } = seen.body.data;
  assert.deepEqual(figures, {
    ...{ changed: 2, added: 0, removed: 0, kept: 1, childDearer: 0, refused: [], refusedCount: 0 },
    approvalPercent: null,
    before: { min: 100_000, max: 100_000 },
    after: { min: 115_000, max: 115_000 },
  });
  assert.ok((await list()).every(({ price }) => price === 100_000));
  const done = await change(raise, { days: days.slice(0, 2) });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.deepEqual(
    (await list()).map(({ price }) => price),
    [115_000, 115_000, ...Array(8).fill(100_000)],
  );
  const [audit] = await auditOf(checkout.deps, 'calendar');
  const kept = { skuId, childPrice: 60_000, singleSupplement: 15_000, total: 10, closing: null };
  assert.deepEqual([audit?.actor, audit?.action, audit?.subjectId], ['chen', 'change', String(tourId)]);
  assert.deepEqual(audit?.before, { days: [{ ...kept, price: 100_000, days: [`${days[0]}/${days[1]}`] }] });
  assert.deepEqual(audit?.after, { days: [{ ...kept, price: 115_000, days: [`${days[0]}/${days[1]}`] }] });
  await refreshDuePrices(db, checkout.clock.now());
  const [row] = await db.select().from(products);
  assert.equal(row?.fromPrice, 100_000, 'lists follow the calendar');
});

test('the version of a preview ignores bookings and detects other edits', async (t) => {
  const { preview, change, days, checkout } = await openCalendar(t);
  const edit = { action: 'change', price: set(120_000) } as const;
  const first = (await preview(edit)).body.data.version;
  await checkout.order(await checkout.buyer());
  assert.equal((await change(edit, { version: first })).status, 200);
  const late = await change({ action: 'change', price: set(90_000) }, { version: first });
  assert.deepEqual([late.status, late.body.code], [409, 'A0514']);
  assert.match(late.body.msg, /^chen在您编辑期间修改过/);
  assert.equal((await change({ action: 'close' }, { days: days.slice(3), version: '17' })).status, 409);
});

test('a total below the held and sold quantity is refused with the days', async (t) => {
  const { change, preview, list, checkout, days } = await openCalendar(t);
  await checkout.order(await checkout.buyer());
  const edit = { action: 'change', total: set(0), price: set(50_000) } as const;
  const seen = (await preview(edit)).body.data;
  assert.deepEqual([seen.refusedCount, seen.refused[0]?.day, seen.refused[0]?.taken], [1, days[0], 1]);
  const { status, body } = await change(edit);
  assert.deepEqual([status, body.field], [400, 'edit']);
  const [year, month, date] = (days[0] ?? '').split('-').map(Number);
  assert.equal(body.msg, `数量不能少于已售和占用的：${year}年${month}月${date}日（1）`);
  assert.ok((await list()).every(({ price }) => price === 100_000));
  const gone = await change({ action: 'remove' });
  assert.equal(gone.status, 400);
  assert.equal((await change({ action: 'remove' }, { days: days.slice(5) })).status, 200);
  assert.equal((await list()).length, 5);
  assert.equal((await change({ action: 'close' }, { days: days.slice(0, 2) })).status, 200);
  assert.deepEqual(
    (await list()).slice(0, 2).map(({ total }) => total),
    [1, 0],
  );
});

test('an unpaid order keeps its price when the calendar changes', async (t) => {
  const { change, checkout } = await openCalendar(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  assert.equal((await change({ action: 'change', price: set(180_000) })).status, 200);
  const url = `/api/v1/orders/${orderNo}`;
  assert.equal((await checkout.call<{ amount: number }>(buyer, 'GET', url)).body.data.amount, 100_000);
  const fresh = await checkout.book(await checkout.buyer());
  assert.deepEqual([fresh.status, fresh.body.code], [409, 'A0511']);
});

test('edits that a calendar does not allow are refused by field, in both languages', async (t) => {
  const { checkout, staff, path, bodyOf, days, change } = await openCalendar(t);
  const today = dayOf(checkout.clock.now());
  const other = await putOnSale(
    checkout,
    { kind: 'goods', title: { zh: '菠萝酥' }, content: contents.goods },
    [{ attributes: { values: [0], weight: 300 }, price: 3_000, total: 50 }],
  );
  for (const [edit, more, field] of [
    [{ action: 'close' }, { days: [addDays(today, -1)] }, 'days'],
    [{ action: 'close' }, { days: [] }, 'days'],
    [{ action: 'close' }, { days: ['2026-02-30'] }, 'days/0'],
    [{ action: 'close' }, { skuIds: other.skuIds }, 'skuIds'],
    [{ action: 'close' }, { skuIds: [] }, 'skuIds'],
    [{ action: 'copy', skuId: other.skuIds[0], weeks: 0 }, {}, 'edit/skuId'],
    [{ action: 'change', price: set(0) }, {}, 'edit'],
    [{ action: 'change', price: { way: 'percent', amount: -100 } }, {}, 'edit'],
    [{ action: 'change', total: set(-1) }, {}, 'edit'],
  ] as const) {
    const payload = { ...bodyOf(edit as never), ...more };
    const zh = await checkout.call(staff, 'PUT', path, { payload });
    assert.deepEqual([zh.status, zh.body.field], [400, field], JSON.stringify([edit, more, zh.body]));
    assert.match(zh.body.msg, /\p{Script=Han}/u);
  }
  const tooMany = Array.from({ length: 401 }, (_, place) => addDays(days[0] ?? '', place));
  assert.equal((await change({ action: 'close' }, { days: tooMany })).body.field, 'days');
});

test('goods have one row for all days', async (t) => {
  const { checkout, staff, days } = await openCalendar(t);
  const { productId, skuIds } = await putOnSale(
    checkout,
    { kind: 'goods', title: { zh: '菠萝酥' }, content: contents.goods },
    [{ attributes: { values: [0], weight: 300 }, price: 3_000, total: 50 }],
  );
  const path = `/api/v1/product-calendars/${productId}`;
  const found = (await checkout.call<{ skuCount: number }>(staff, 'GET', path)).body.data;
  assert.equal(found.skuCount, 1);
  const put = (payload: object) =>
    checkout.call(staff, 'PUT', path, { payload: { skuIds, days: [], ...payload } });
  assert.equal((await put({ edit: { action: 'change', price: set(3_500), total: set(80) } })).status, 200);
  for (const [payload, field] of [
    [{ days, edit: { action: 'close' } }, 'days'],
    [{ edit: { action: 'change', childPrice: null } }, 'edit/childPrice'],
    [{ edit: { action: 'change', closing: null } }, 'edit/closing'],
    [{ edit: { action: 'copy', weeks: 1 } }, 'edit/weeks'],
  ] as const)
    assert.equal((await put(payload)).body.field, field);
  const asked = `${path}/days?skuId=${skuIds[0]}&from=${days[0]}&to=${days[0]}`;
  const { data } = (await checkout.call<object[]>(staff, 'GET', asked)).body;
  const [row] = data;
  assert.deepEqual(row, {
    ...{ day: null, price: 3_500, childPrice: null, singleSupplement: null, closesAt: null },
    ...{ total: 80, held: 0, sold: 0 },
  });
});

test('days are copied a week later without their holds', async (t) => {
  const { change, list, checkout, days } = await openCalendar(t);
  await checkout.order(await checkout.buyer());
  await change({ action: 'change', price: set(130_000), total: set(7) }, { days: days.slice(0, 1) });
  const copied = await change({ action: 'copy', weeks: 1 }, { days: days.slice(7) });
  assert.equal(copied.status, 200, JSON.stringify(copied.body));
  const rows = await list();
  assert.deepEqual(
    [0, 7, 8].map((place) => [rows[place]?.price, rows[place]?.total, rows[place]?.held]),
    [
      [130_000, 7, 1],
      [130_000, 7, 0],
      [100_000, 10, 0],
    ],
  );
});

test('the last change can be undone within ten minutes, unless the days changed since', async (t) => {
  const { change, undo, list, product, days, checkout } = await openCalendar(t);
  const before = await list();
  const closing = { daysBefore: 2, time: '18:00' };
  await change(
    { action: 'change', price: set(88_800), closing },
    { days: [...days, addDays(days[9] ?? '', 1)] },
  );
  assert.ok((await product()).undoUntil);
  assert.equal((await undo()).status, 200);
  assert.deepEqual(await list(), before);
  assert.equal((await undo()).status, 404, 'once');
  await change({ action: 'remove' }, { days: days.slice(4, 6) });
  assert.equal((await undo()).status, 200);
  assert.deepEqual(await list(), before);

  await change({ action: 'change', total: set(20) });
  const other = await checkout.signIn('STAFF2', { perms: ['biz:calendar:edit', 'biz:product:query'] });
  const payload = {
    skuIds: [checkout.skuId],
    days: days.slice(0, 1),
    edit: { action: 'change', total: set(30) },
  };
  const path = `/api/v1/product-calendars/${checkout.tourId}`;
  assert.equal((await checkout.call(other, 'PUT', path, { payload })).status, 200);
  const late = await undo();
  assert.deepEqual([late.status, late.body.code], [409, 'A0514']);
  assert.equal((await checkout.call(other, 'POST', `${path}/undo`)).status, 200);
  assert.equal((await undo()).status, 200, 'as it was left again');
  await change({ action: 'close' });
  checkout.clock.advance(660);
  assert.equal((await undo()).status, 404);
  assert.equal((await product()).undoUntil, null);
});

test('a member with read permission only cannot change the calendar', async (t) => {
  const { checkout, path, bodyOf } = await openCalendar(t);
  const looker = await checkout.signIn('LOOKER', { perms: ['biz:product:query'] });
  assert.equal((await checkout.call(looker, 'GET', path)).status, 200);
  for (const [method, url] of [
    ['PUT', path],
    ['POST', `${path}/preview`],
    ['POST', `${path}/undo`],
  ] as const) {
    const { status } = await checkout.call(looker, method, url, { payload: bodyOf({ action: 'close' }) });
    assert.equal(status, 403, url);
  }
});
