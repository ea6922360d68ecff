import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOfDay } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import { inventory, notifications, orders } from '#src/platform/database/index.ts';
import type { Shop } from '#src/sales/checkout/testing/shop.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { runDatedSteps } from './fulfilment-jobs.ts';
import { day, needFour, openBook, standsOn } from './testing/dated-orders.ts';
import { orderNow, placeAny } from './testing/paid-order.ts';

test('a group is confirmed as soon as enough people have paid; unpaid orders do not count', async (t) => {
  const { shop, buyer, pay } = await openBook(t);
  const first = await pay({ kind: 'tour', people: 3 });
  await needFour(shop);
  await placeAny(shop, buyer, { kind: 'tour', day, people: 5 });
  assert.equal(await standsOn(shop, first, '2027-01-10'), 'PAID GROUP_PENDING');
  shop.clock.set(startOfDay('2027-01-10'));
  const second = await pay({ kind: 'tour', people: 1 });
  assert.equal(await standsOn(shop, first, '2027-01-10'), 'PAID CONFIRMED');
  assert.equal((await orderNow(shop, second)).fulfilment, 'CONFIRMED');
});

test('too few travellers seven days before: all are notified and refunded, sales close', async (t) => {
  const { shop, buyer, pay } = await openBook(t, '2027-02-28');
  const first = await pay({ kind: 'tour', people: 2 });
  const second = await pay({ kind: 'tour', people: 1 });
  const unpaid = await placeAny(shop, buyer, { kind: 'tour', day });
  const paymentNo = await shop.startPaying(buyer, unpaid.orderNo);
  await needFour(shop);
  assert.equal(await standsOn(shop, first, '2027-02-28'), 'PAID GROUP_PENDING');
  assert.equal(await standsOn(shop, first, '2027-03-01'), 'REFUNDING FAILED_GROUP');
  await sendDueRefunds(shop.payment);
  for (const order of [first, second]) {
    const { state, refundedAmount, paidAmount } = await orderNow(shop, order);
    assert.deepEqual([state, refundedAmount], ['REFUNDED', paidAmount]);
  }
  const { db } = shop.deps.database;
  const [departure] = await db.select().from(inventory).where(eq(inventory.day, day));
  assert.deepEqual(
    [departure?.sold, (departure?.closesAt ?? new Date('2100-01-01')) <= shop.clock.now()],
    [0, true],
  );
  const told = await db.select().from(notifications).where(eq(notifications.event, 'failGroup'));
  assert.deepEqual(told.map(({ channel }) => channel).sort(), ['mail', 'mail', 'sms', 'sms']);
  assert.equal(
    await db.$count(notifications, eq(notifications.event, 'requestRefund')),
    0,
    'they asked for nothing',
  );
  await shop.notify(shop.provider.pay(paymentNo));
  await runDatedSteps(shop.payment);
  const late = await orderNow(shop, unpaid);
  assert.ok(['REFUNDING', 'CLOSED'].includes(late.state), `who pays later gets it back: ${late.state}`);
  await sendDueRefunds(shop.payment);
});

test('groups abroad are decided thirty days before departure', async (t) => {
  const { shop, pay } = await openBook(t);
  const order = await pay({ kind: 'tour', people: 1 });
  await needFour(shop, 'abroad');
  assert.equal(await standsOn(shop, order, '2027-02-05'), 'PAID GROUP_PENDING');
  assert.equal(await standsOn(shop, order, '2027-02-06'), 'REFUNDING FAILED_GROUP');
});

test('an order paid after the decision day is always confirmed', async (t) => {
  const { shop, pay } = await openBook(t, '2027-03-04');
  const order = await pay({ kind: 'tour', people: 1 });
  await needFour(shop);
  assert.equal(await standsOn(shop, order, '2027-03-04'), 'PAID CONFIRMED');
});

/** An order created at the shop's clock. */
const bookedNow = async (shop: Shop, order: OrderRecord): Promise<OrderRecord> => {
  const createdAt = shop.clock.now();
  await shop.deps.database.db.update(orders).set({ createdAt }).where(eq(orders.id, order.id));
  return orderNow(shop, order);
};

test('a departure reopened by staff after failing is decided again', async (t) => {
  const { shop, pay } = await openBook(t, '2027-02-01');
  const first = await pay({ kind: 'tour', people: 1 });
  await needFour(shop);
  const { db } = shop.deps.database;
  const failing = { event: 'failGroup', by: 'staff', actor: 'system', now: shop.clock.now() } as const;
  await db.transaction((tx) => fulfilOrder(tx, first, failing));
  await sendDueRefunds(shop.payment);
  const departure = eq(inventory.day, day);
  assert.ok((await db.select().from(inventory).where(departure))[0]?.closesAt, 'it is sold no more');
  await db.update(inventory).set({ closesAt: null }).where(departure);
  shop.clock.advance(60);
  const second = await bookedNow(shop, await pay({ kind: 'tour', people: 3 }));
  assert.equal(await standsOn(shop, second, '2027-02-02'), 'PAID GROUP_PENDING');
  shop.clock.set('2027-02-01T00:02:00+08:00');
  const third = await bookedNow(shop, await pay({ kind: 'tour', people: 1 }));
  assert.equal(await standsOn(shop, third, '2027-02-03'), 'PAID CONFIRMED');
  assert.equal((await orderNow(shop, second)).fulfilment, 'CONFIRMED');
});

/** Waits until this many connections wait for a lock. */
const untilWaiting = async ({ deps }: Shop, count: number): Promise<void> => {
  const waiting = sql`select count(*)::int as total from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (const started = Date.now(); Date.now() - started < 20_000; await sleep(20)) {
    const { rows } = await deps.database.db.execute<{ total: number }>(waiting);
    if ((rows[0]?.total ?? 0) >= count) return;
  }
  assert.fail(`${count} never waited`);
};

test('a payment in progress on the decision day is counted', async (t) => {
  const { shop, buyer, pay } = await openBook(t, '2027-02-28');
  const first = await pay({ kind: 'tour', people: 3 });
  await needFour(shop);
  const last = await placeAny(shop, buyer, { kind: 'tour', day, people: 1 });
  const paymentNo = await shop.startPaying(buyer, last.orderNo);
  const holder = await shop.deps.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from inventory where day = $1 for update', [day]);
  const paying = shop.notify(shop.provider.pay(paymentNo));
  await untilWaiting(shop, 1);
  shop.clock.set(startOfDay('2027-03-01'));
  const deciding = runDatedSteps(shop.payment);
  await untilWaiting(shop, 2);
  await holder.query('commit');
  holder.release();
  assert.equal((await paying).text, 'success');
  await deciding;
  await runDatedSteps(shop.payment);
  for (const order of [first, last]) assert.equal((await orderNow(shop, order)).fulfilment, 'CONFIRMED');
});
