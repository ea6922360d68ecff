import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionTime, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { inventory, notifications, orders } from '#src/platform/database/index.ts';
import type { CheckoutFixture } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { untilWaiting } from '#test/support/until-waiting.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { runDatedSteps } from './fulfilment-jobs.ts';
import { day, needFour, openBook, standsOn } from './testing/dated-orders.ts';
import { orderNow, placeAny } from './testing/paid-order.ts';

test('a group is confirmed as soon as enough people have paid; unpaid orders do not count', async (t) => {
  const { checkout, buyer, pay } = await openBook(t);
  const first = await pay({ kind: 'tour', people: 3 });
  await needFour(checkout);
  await placeAny(checkout, buyer, { kind: 'tour', day, people: 5 });
  assert.equal(await standsOn(checkout, first, '2027-01-10'), 'PAID GROUP_PENDING');
  checkout.clock.set(startOfDay('2027-01-10'));
  const second = await pay({ kind: 'tour', people: 1 });
  assert.equal(await standsOn(checkout, first, '2027-01-10'), 'PAID CONFIRMED');
  assert.equal((await orderNow(checkout, second)).fulfilment, 'CONFIRMED');
});

test('too few travellers seven days before: all are notified and refunded, sales close', async (t) => {
  const { checkout, buyer, pay } = await openBook(t, '2027-02-28');
  const first = await pay({ kind: 'tour', people: 2 });
  const second = await pay({ kind: 'tour', people: 1 });
  const unpaid = await placeAny(checkout, buyer, { kind: 'tour', day });
  const paymentNo = await checkout.startPaying(buyer, unpaid.orderNo);
  await needFour(checkout);
  assert.equal(await standsOn(checkout, first, '2027-02-28'), 'PAID GROUP_PENDING');
  assert.equal(await standsOn(checkout, first, '2027-03-02'), 'REFUNDING FAILED_GROUP');
  await sendDueRefunds(checkout.payment);
  for (const order of [first, second]) {
    const { state, refundedAmount, paidAmount } = await orderNow(checkout, order);
    assert.deepEqual([state, refundedAmount], ['REFUNDED', paidAmount]);
  }
  const { db } = checkout.deps.database;
  const [departure] = await db.select().from(inventory).where(eq(inventory.day, day));
  assert.deepEqual(
    [departure?.sold, (departure?.closesAt ?? new Date('2100-01-01')) <= checkout.clock.now()],
    [0, true],
  );
  const told = await db.select().from(notifications).where(eq(notifications.event, 'failGroup'));
  assert.deepEqual(told.map(({ channel }) => channel).sort(), ['mail', 'mail', 'sms', 'sms']);
  assert.equal(
    await db.$count(notifications, eq(notifications.event, 'requestRefund')),
    0,
    'they asked for nothing',
  );
  await checkout.notify(checkout.provider.pay(paymentNo));
  await runDatedSteps(checkout.payment);
  const late = await orderNow(checkout, unpaid);
  assert.ok(['REFUNDING', 'CLOSED'].includes(late.state), `who pays later gets it back: ${late.state}`);
  await sendDueRefunds(checkout.payment);
});

for (const cutoffDays of [7, 30])
  test(`a group is decided ${cutoffDays} days before departure, as its product says, when sales end`, async (t) => {
    const { checkout, pay } = await openBook(t);
    const order = await pay({ kind: 'tour', people: 1 });
    await needFour(checkout, cutoffDays);
    const decided = decisionTime(day, cutoffDays);
    const stateAt = async (instant: Date): Promise<string> => {
      checkout.clock.set(instant);
      await runDatedSteps(checkout.payment);
      return (await orderNow(checkout, order)).fulfilment;
    };
    assert.equal(await stateAt(new Date(decided.getTime() - 1)), 'GROUP_PENDING');
    assert.equal(await stateAt(decided), 'FAILED_GROUP');
  });

test('an order paid after the decision day is always confirmed', async (t) => {
  const { checkout, pay } = await openBook(t, '2027-03-04');
  const order = await pay({ kind: 'tour', people: 1 });
  await needFour(checkout);
  assert.equal(await standsOn(checkout, order, '2027-03-04'), 'PAID CONFIRMED');
});

/** An order created at the portal's clock. */
const bookedNow = async (checkout: CheckoutFixture, order: OrderRecord): Promise<OrderRecord> => {
  const createdAt = checkout.clock.now();
  await checkout.deps.db.update(orders).set({ createdAt }).where(eq(orders.id, order.id));
  return orderNow(checkout, order);
};

test('a departure reopened by staff after failing is decided again', async (t) => {
  const { checkout, pay } = await openBook(t, '2027-02-01');
  const first = await pay({ kind: 'tour', people: 1 });
  await needFour(checkout);
  const { db } = checkout.deps.database;
  const failing = { event: 'failGroup', by: 'staff', actor: 'system', now: checkout.clock.now() } as const;
  await db.transaction((tx) => fulfilOrder(tx, first, failing));
  await sendDueRefunds(checkout.payment);
  const departure = eq(inventory.day, day);
  assert.ok((await db.select().from(inventory).where(departure))[0]?.closesAt, 'it is sold no more');
  await db.update(inventory).set({ closesAt: null }).where(departure);
  checkout.clock.advance(60);
  const second = await bookedNow(checkout, await pay({ kind: 'tour', people: 3 }));
  assert.equal(await standsOn(checkout, second, '2027-02-02'), 'PAID GROUP_PENDING');
  checkout.clock.set('2027-02-01T00:02:00+08:00');
  const third = await bookedNow(checkout, await pay({ kind: 'tour', people: 1 }));
  assert.equal(await standsOn(checkout, third, '2027-02-03'), 'PAID CONFIRMED');
  assert.equal((await orderNow(checkout, second)).fulfilment, 'CONFIRMED');
});

test('a payment in progress on the decision day is counted', async (t) => {
  const { checkout, buyer, pay } = await openBook(t, '2027-02-28');
  const first = await pay({ kind: 'tour', people: 3 });
  await needFour(checkout);
  const last = await placeAny(checkout, buyer, { kind: 'tour', day, people: 1 });
  const paymentNo = await checkout.startPaying(buyer, last.orderNo);
  const holder = await checkout.deps.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from inventory where day = $1 for update', [day]);
  const paying = checkout.notify(checkout.provider.pay(paymentNo));
  await untilWaiting(checkout.deps.db, 1);
  checkout.clock.set(decisionTime(day, 7));
  const deciding = runDatedSteps(checkout.payment);
  await untilWaiting(checkout.deps.db, 2);
  await holder.query('commit');
  holder.release();
  assert.equal((await paying).text, 'success');
  await deciding;
  await runDatedSteps(checkout.payment);
  for (const order of [first, last]) assert.equal((await orderNow(checkout, order)).fulfilment, 'CONFIRMED');
});
