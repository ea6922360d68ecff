import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { addDays, dayOf } from '@portal/shared/rules';
import { asc, eq } from 'drizzle-orm';
import { openEditor } from '#src/catalog/product-editor/testing/editor-fixture.ts';
import { approvals, auditLog, businessSettings, inventory } from '#src/platform/database/index.ts';
import { openBulkJobs } from './testing/bulk-fixture.ts';

/** A tour with a child price, goods and a draft without days; prices of ¥500. Moves beyond 20 % need approval. */
const openPrices = async (t: TestContext) => {
  const editor = await openEditor(t);
  const bulk = await openBulkJobs(t, ['biz:calendar:edit', 'biz:product:query'], { portal: editor });
  const { db } = bulk;
  await db.update(businessSettings).set({ value: 20 }).where(eq(businessSettings.name, 'priceChangePercent'));
  const [tour, goods] = [await editor.offer('tour'), await editor.offer('goods')];
  const empty = await editor.write('hotel');
  const tourSku = tour.draft.skus[0]?.skuId ?? 0;
  await db.update(inventory).set({ childPrice: 30_050 }).where(eq(inventory.skuId, tourSku));
  const today = dayOf(editor.clock.now());
  const prices = () =>
    db
      .select({ price: inventory.price, childPrice: inventory.childPrice })
      .from(inventory)
      .orderBy(asc(inventory.day), asc(inventory.skuId));
  const ids = [tour, goods, empty].map(({ id }) => String(id));
  const raise = (percent: number) => ({ way: 'percent', amount: percent });
  const body = { kind: 'product-price', ids, priceMove: raise(10), from: today, to: addDays(today, 60) };
  return { ...bulk, editor, prices, body, raise, today, tour, tourSku, goods };
};

const texts = (rows: readonly { before: { en?: string } | null; after: { en?: string } | null }[]) =>
  rows.map(({ before, after }) => [before?.en, after?.en]);

test('a formula moves the prices of several products, which undo restores', async (t) => {
  const { prices, body, prepare, start, run, rows, show, send } = await openPrices(t);
  const before = await prices();
  const { id } = await prepare(body);
  assert.deepEqual(texts((await rows(id)).slice(0, 2)), [
    ['¥500', '¥550'],
    ['¥500', '¥550'],
  ]);
  assert.equal((await rows(id))[2]?.reason?.en, 'There are no prices in this period');
  assert.deepEqual(await prices(), before, 'a preview changes nothing');
  await start(id);
  await run();
  const after = await prices();
  assert.deepEqual(
    after,
    before.map(({ childPrice }) => ({ price: 55_000, childPrice: childPrice && 33_100 })),
  );
  await send('POST', `/${id}/undo`, {});
  await run();
  assert.equal((await show(id)).counts.undone, 2);
  assert.deepEqual(await prices(), before);
});

test('undo leaves a product whose prices changed since', async (t) => {
  const { db, prices, body, runAll, run, show, send, tourSku } = await openPrices(t);
  const { id } = await runAll(body);
  await db.update(inventory).set({ price: 60_000 }).where(eq(inventory.skuId, tourSku));
  await send('POST', `/${id}/undo`, {});
  await run();
  const { undone, done } = (await show(id)).counts;
  assert.deepEqual([undone, done], [1, 1]);
  assert.equal((await prices()).filter(({ price }) => price === 60_000).length, 1);
});

test('days outside the period keep their prices', async (t) => {
  const { prices, body, runAll, rows, tour, today } = await openPrices(t);
  const { id } = await runAll({ ...body, ids: [String(tour.id)], to: addDays(today, 10) });
  assert.equal((await rows(id))[0]?.state, 'refused');
  assert.ok((await prices()).every(({ price }) => price === 50_000));
});

test('moves beyond the limit are proposed with their reason, and withdrawn by undo', async (t) => {
  const { db, prices, body, prepare, runAll, run, rows, send, raise, editor } = await openPrices(t);
  const beyond = { ...body, ids: body.ids.slice(0, 2), priceMove: raise(25) };
  const { id: refused } = await prepare(beyond);
  assert.match((await rows(refused))[0]?.reason?.en ?? '', /more than 20% needs approval: give a reason/);
  const { id } = await runAll({ ...beyond, reason: '国庆旺季' });
  assert.deepEqual(texts(await rows(id))[0], ['¥500', '¥625 (needs approval)']);
  assert.deepEqual(
    (await rows(id)).map(({ state, reason }) => [state, reason?.en]),
    Array(2).fill(['done', 'Awaiting approval of prices']),
  );
  assert.ok((await prices()).every(({ price }) => price === 50_000));
  const open = eq(approvals.state, 'OPEN');
  assert.equal(await db.$count(approvals, open), 2);
  await send('POST', `/${id}/undo`, {});
  await run();
  assert.equal(await db.$count(approvals, open), 0);
  const draft = await editor.write('goods');
  await editor.stock(draft);
  const free = await runAll({ ...beyond, ids: [String(draft.id)] });
  assert.equal(free.counts.done, 1, 'drafts have no visitors');
});

test('an invalid formula or period is refused with its field', async (t) => {
  const { body, prepare, rows, send, today, raise } = await openPrices(t);
  const fieldOf = async (change: object) => (await send('POST', '', { ...body, ...change })).field;
  assert.equal(await fieldOf({ priceMove: undefined }), 'priceMove');
  assert.equal(await fieldOf({ priceMove: raise(0) }), 'priceMove');
  assert.equal(await fieldOf({ priceMove: raise(501) }), 'priceMove');
  assert.equal(await fieldOf({ priceMove: raise(-91) }), 'priceMove');
  assert.equal(await fieldOf({ from: addDays(today, -1) }), 'from');
  assert.equal(await fieldOf({ from: undefined }), 'from');
  assert.equal(await fieldOf({ to: addDays(today, -2) }), 'to');
  assert.equal(await fieldOf({ to: addDays(today, 400) }), 'to');
  const { id } = await prepare({ ...body, priceMove: { way: 'add', amount: -50_000 } });
  assert.equal((await rows(id))[0]?.reason?.en, 'A price would be out of bounds');
});

test('a job that waits past its first day leaves the days that have passed', async (t) => {
  const { db, prices, body, prepare, start, run, editor, tourSku, today } = await openPrices(t);
  await db.insert(inventory).values({ skuId: tourSku, day: today, price: 40_000, total: 9 });
  const { id } = await prepare({ ...body, ids: body.ids.slice(0, 1) });
  await start(id);
  editor.clock.advance(24 * 3600);
  await run();
  assert.deepEqual(
    (await prices()).map(({ price }) => price),
    [40_000, 55_000, 50_000],
  );
});

test('the permission to edit calendars is needed for each row', async (t) => {
  const { db, body, send, prices, editor } = await openPrices(t);
  const other = await editor.signIn('PUBLISHER', { perms: ['biz:product:publish'], username: 'publisher' });
  assert.equal((await send('POST', '', body, other.headers)).code, 'A0231');
  assert.ok((await prices()).every(({ price }) => price === 50_000));
  assert.equal(await db.$count(auditLog, eq(auditLog.subject, 'calendar')), 0);
});
