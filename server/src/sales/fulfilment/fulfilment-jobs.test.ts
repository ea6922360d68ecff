import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOfDay } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import { eTickets, orders, products, refunds } from '#src/platform/database/index.ts';
import type { CheckoutFixture } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { refundPart } from '#src/sales/refunds/refund-order.ts';
import { ownOrder, signInFinance } from '#src/sales/refunds/testing/paid-order.ts';
import { runDatedSteps } from './fulfilment-jobs.ts';
import { day, needFour, openBook, standsOn } from './testing/dated-orders.ts';
import { orderNow, type Wanted } from './testing/paid-order.ts';

const put = (checkout: CheckoutFixture, order: OrderRecord, fulfilment: string) =>
  checkout.deps.db.update(orders).set({ fulfilment }).where(eq(orders.id, order.id));

const since = (checkout: CheckoutFixture, order: OrderRecord, at: string) =>
  checkout.deps.db.execute(
    sql`insert into fulfilments (order_id, since) values (${order.id}, ${at}::timestamptz)`,
  );

const cases: readonly [string, Wanted['kind'], string, readonly (readonly [string, string])[]][] = [
  [
    'a confirmed tour of two days leaves, and is over the day after',
    'tour',
    'CONFIRMED',
    [
      ['2027-03-07', 'PAID CONFIRMED'],
      ['2027-03-08', 'PAID TRAVELLING'],
      ['2027-03-09', 'PAID TRAVELLING'],
      ['2027-03-10', 'COMPLETED COMPLETED'],
    ],
  ],
  [
    'a guest who checked in is gone after the day of check-out',
    'hotel',
    'CHECKED_IN',
    [
      ['2027-03-10', 'PAID CHECKED_IN'],
      ['2027-03-11', 'COMPLETED COMPLETED'],
    ],
  ],
  [
    'a guest who never came is a no-show then',
    'hotel',
    'CONFIRMED',
    [
      ['2027-03-10', 'PAID CONFIRMED'],
      ['2027-03-11', 'COMPLETED NO_SHOW'],
    ],
  ],
  [
    'an unconfirmed room is refused after the day of arrival',
    'hotel',
    'CONFIRMING',
    [
      ['2027-03-08', 'PAID CONFIRMING'],
      ['2027-03-09', 'REFUNDING REJECTED'],
    ],
  ],
  [
    'tickets end with their day',
    'ticket',
    'ISSUED',
    [
      ['2027-03-08', 'PAID ISSUED'],
      ['2027-03-09', 'COMPLETED EXPIRED'],
    ],
  ],
  [
    'goods are received 15 days after they were sent, and returned no more 7 days after that',
    'goods',
    'SHIPPED',
    [
      ['2027-02-14', 'PAID SHIPPED'],
      ['2027-02-15', 'PAID RECEIVED'],
      ['2027-02-22', 'PAID RECEIVED'],
      ['2027-02-23', 'COMPLETED COMPLETED'],
    ],
  ],
];

for (const [what, kind, from, days] of cases)
  test(what, async (t) => {
    const { checkout, pay } = await openBook(t);
    const order = await pay({ kind, details: { checkOut: '2027-03-10' } });
    await put(checkout, order, from);
    await since(checkout, order, '2027-01-31T23:59:59+08:00');
    for (const [on, stands] of days) assert.equal(await standsOn(checkout, order, on), stands, on);
  });

test('expired tickets are not admitted, used ones stay used', async (t) => {
  const { checkout, pay } = await openBook(t);
  const order = await pay({ kind: 'ticket', people: 2 });
  const { db } = checkout.deps.database;
  await db.update(eTickets).set({ state: 'USED', usedAt: checkout.clock.now() }).where(eq(eTickets.place, 1));
  await put(checkout, order, 'PARTLY_USED');
  assert.equal(await standsOn(checkout, order, '2027-03-09'), 'COMPLETED EXPIRED');
  const states = (await db.select().from(eTickets).orderBy(eTickets.place)).map(({ state }) => state);
  assert.deepEqual(states, ['USED', 'EXPIRED']);
});

test('four concurrent replicas transition every order once and refund it once', async (t) => {
  const { checkout, pay } = await openBook(t);
  const paid: OrderRecord[] = [];
  for (let count = 0; count < 6; count += 1) paid.push(await pay({ kind: 'tour', people: 1 }));
  for (let count = 0; count < 6; count += 1) paid.push(await pay({ kind: 'ticket', people: 1 }));
  await checkout.deps.db.update(products).set({ content: { minGroup: 50 } as never });
  checkout.clock.set(startOfDay('2027-03-09'));
  const taken = await Promise.all([1, 2, 3, 4].map(() => runDatedSteps(checkout.payment)));
  assert.equal(
    taken.reduce((sum, count) => sum + count, 0),
    12,
  );
  assert.equal(await checkout.deps.db.$count(refunds), 6);
  assert.equal(await runDatedSteps(checkout.payment), 0);
  const { rows } = await checkout.deps.db.execute<{ action: string; total: number }>(
    sql`select action, count(*)::int as total from audit_log where action in ('failGroup', 'expireTickets') group by 1 order by 1`,
  );
  assert.deepEqual(rows, [
    { action: 'expireTickets', total: 6 },
    { action: 'failGroup', total: 6 },
  ]);
});

test('an order with a refund in progress is skipped', async (t) => {
  const { checkout, pay } = await openBook(t);
  const order = await pay({ kind: 'ticket' });
  await checkout.deps.db.update(orders).set({ state: 'REFUND_REQUESTED' }).where(eq(orders.id, order.id));
  assert.equal(await standsOn(checkout, order, '2027-05-01'), 'REFUND_REQUESTED ISSUED');
  await checkout.deps.db.update(orders).set({ state: 'PAID' }).where(eq(orders.id, order.id));
});

/** Refunds part of an order; its state stays the same. */
const compensate = async (checkout: CheckoutFixture, order: OrderRecord): Promise<void> => {
  const giving = { actor: 'system', reason: '补偿', now: checkout.clock.now() } as const;
  await checkout.deps.db.transaction((tx) => refundPart(tx, order, 100, giving));
  await sendDueRefunds(checkout.payment);
  assert.equal((await orderNow(checkout, order)).state, 'PARTIALLY_REFUNDED');
};

test('a partly refunded order is still completed by its dates', async (t) => {
  const { checkout, pay } = await openBook(t);
  const group = await pay({ kind: 'tour', people: 4 });
  const sight = await pay({ kind: 'ticket' });
  await needFour(checkout);
  for (const order of [group, sight]) await compensate(checkout, order);
  assert.equal(await standsOn(checkout, group, '2027-01-11'), 'PARTIALLY_REFUNDED CONFIRMED');
  assert.equal(await standsOn(checkout, group, '2027-03-08'), 'PARTIALLY_REFUNDED TRAVELLING');
  assert.equal(await standsOn(checkout, group, '2027-03-10'), 'COMPLETED COMPLETED');
  assert.equal(await standsOn(checkout, sight, '2027-03-10'), 'COMPLETED EXPIRED');
});

test('an order refunded with a fee is final, whatever its dates', async (t) => {
  const { checkout, buyer, pay } = await openBook(t);
  const details = { cancellation: { free: true, daysBefore: 60, hour: 18 }, checkOut: '2027-03-10' };
  const nights = [1, 2].map(() => ({ day, price: 5_000 }));
  const order = await pay({ kind: 'hotel', details: { ...details, nights } });
  await put(checkout, order, 'CONFIRMED');
  const given = ownOrder(checkout, { buyer, orderNo: order.orderNo, paymentNo: '' });
  const { refundNo } = (await given.ask(5_000)).body.data;
  await checkout.call(await signInFinance(checkout), 'POST', `/api/v1/refunds/${refundNo}/approve`);
  await sendDueRefunds(checkout.payment);
  assert.equal(await standsOn(checkout, order, '2027-05-01'), 'PARTIALLY_REFUNDED CONFIRMED');
});
