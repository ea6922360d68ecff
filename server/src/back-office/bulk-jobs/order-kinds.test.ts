import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { notifications, orders, products } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { payAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { addDepartment } from '#test/support/system-fixture.ts';
import { openBulkJobs } from './testing/bulk-fixture.ts';

/** Paid orders, and a member of staff who confirms those of one department. */
const openOrders = async (t: TestContext, perms = ['trade:order:fulfil']) => {
  const checkout: CheckoutFixture = await openCheckout(t);
  const near = await addDepartment(checkout.deps, 'near');
  const far = await addDepartment(checkout.deps, 'far');
  const bulk = await openBulkJobs(t, perms, { portal: checkout, dataScope: 2, deptId: near });
  const day = addDays(dayOf(checkout.clock.now()), 40);
  const paid = async (kind: 'goods' | 'hotel' | 'tour' | 'ticket'): Promise<string> => {
    const { orderNo } = await payAny(checkout, await checkout.buyer(), { kind, day });
    const deptId = kind === 'ticket' ? far : near;
    await bulk.db.update(products).set({ deptId }).where(eq(products.kind, kind));
    return orderNo;
  };
  const change = (orderNo: string, changes: Partial<typeof orders.$inferInsert>) =>
    bulk.db.update(orders).set(changes).where(eq(orders.orderNo, orderNo));
  const fulfilmentOf = async (orderNo: string) =>
    (await bulk.db.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]?.fulfilment;
  return { ...bulk, paid, change, fulfilmentOf };
};

const confirm = (ids: readonly string[]) => ({ kind: 'order-confirm', ids });

test('rooms and groups are confirmed together, their buyers are notified, and nothing can be undone', async (t) => {
  const { db, paid, prepare, start, run, show, rows, fulfilmentOf, send } = await openOrders(t);
  const ids = [await paid('hotel'), await paid('tour'), await paid('goods'), await paid('ticket')];
  const { id, counts } = await prepare(confirm(ids));
  assert.deepEqual([counts.ready, counts.refused], [2, 2]);
  assert.deepEqual(
    (await rows(id)).map(({ before, after, reason }) => [before?.zh, after?.zh, reason?.zh]),
    [
      ['待确认房间', '房间已确认', undefined],
      ['待成团', '已成团', undefined],
      ['其他状态', undefined, '没有待确认的房间或团期'],
      [undefined, undefined, '没有这条记录，或不在您的数据范围内'],
    ],
  );
  assert.equal(await fulfilmentOf(ids[0] ?? ''), 'CONFIRMING', 'a preview changes nothing');
  await start(id);
  await run();
  const done = await show(id);
  assert.deepEqual([done.counts.done, done.counts.refused, done.undoUntil], [2, 2, null]);
  assert.deepEqual(await Promise.all(ids.slice(0, 2).map(fulfilmentOf)), ['CONFIRMED', 'CONFIRMED']);
  for (const event of ['confirmRoom', 'confirmGroup'])
    assert.ok((await db.$count(notifications, eq(notifications.event, event))) > 0, event);
  assert.equal((await send('POST', `/${id}/undo`, {})).status, 409);
});

test('an order that is refunded or confirmed before its turn is refused with the reason', async (t) => {
  const { paid, change, prepare, start, run, rows, fulfilmentOf } = await openOrders(t);
  const ids = [await paid('hotel'), await paid('hotel'), await paid('hotel')];
  const [refunded = '', confirmed = '', open = ''] = ids;
  const { id } = await prepare(confirm(ids));
  await start(id);
  await change(refunded, { state: 'REFUND_REQUESTED' });
  await change(confirmed, { fulfilment: 'CONFIRMED' });
  await run();
  assert.deepEqual(
    (await rows(id)).map(({ state, reason }) => [state, reason?.en]),
    [
      ['refused', 'There is no room or group to confirm'],
      ['refused', 'There is no room or group to confirm'],
      ['done', undefined],
    ],
  );
  assert.deepEqual([await fulfilmentOf(refunded), await fulfilmentOf(open)], ['CONFIRMING', 'CONFIRMED']);
  await change(refunded, { state: 'PAID' });
});

test('confirming orders requires the permission of the single confirmation', async (t) => {
  const { paid, send } = await openOrders(t, ['trade:invoice:issue']);
  assert.equal((await send('POST', '', confirm([await paid('hotel')]))).status, 403);
});
