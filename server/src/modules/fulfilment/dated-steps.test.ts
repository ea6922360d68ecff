import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, startOfDay } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import { eTickets, inventory, notices, orders, products, refunds } from '../../db/schema/index.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { openShop, type Shop } from '../order/testing/shop.ts';
import { runDueRefunds } from '../payment/refund-service.ts';
import { refundPart } from '../refund/give-back.ts';
import { financier, ownOrder } from '../refund/testing/paid-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { runDatedSteps } from './run-dated-steps.ts';
import { orderNow, payAny, placeAny, type Wanted } from './testing/paid-order.ts';

const day = '2027-03-08';

/** A shop in which buyers pay on a day and the dates are looked at on others. */
const openBook = async (t: TestContext, paidOn = '2027-01-10') => {
  const shop = await openShop(t);
  shop.clock.set(startOfDay(paidOn));
  const buyer = await shop.buyer();
  const pay = (wanted: Partial<Wanted> & Pick<Wanted, 'kind'>) => payAny(shop, buyer, { day, ...wanted });
  return { shop, buyer, pay };
};

/** Where an order stands after the dates were looked at on a day, in its first and in its last second. */
const standsOn = async (shop: Shop, order: OrderRecord, on: string): Promise<string> => {
  const seen = [];
  for (const instant of [startOfDay(on), new Date(startOfDay(addDays(on, 1)).getTime() - 1)]) {
    shop.clock.set(instant);
    await runDatedSteps({ ...shop.payment });
    const { state, fulfilment } = await orderNow(shop, order);
    seen.push(`${state} ${fulfilment}`);
  }
  assert.equal(seen[0], seen[1], 'a day is one from midnight to midnight in Shanghai');
  return seen[0] ?? '';
};

const put = (shop: Shop, order: OrderRecord, fulfilment: string) =>
  shop.deps.database.db.update(orders).set({ fulfilment }).where(eq(orders.id, order.id));

const since = (shop: Shop, order: OrderRecord, at: string) =>
  shop.deps.database.db.execute(
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
    'a room that nobody confirmed is refused after the day of arrival',
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
    const { shop, pay } = await openBook(t);
    const order = await pay({ kind, details: { checkOut: '2027-03-10' } });
    await put(shop, order, from);
    await since(shop, order, '2027-01-31T23:59:59+08:00');
    for (const [on, stands] of days) assert.equal(await standsOn(shop, order, on), stands, on);
  });

test('tickets that end let nobody in any more, used ones stay used', async (t) => {
  const { shop, pay } = await openBook(t);
  const order = await pay({ kind: 'ticket', people: 2 });
  const { db } = shop.deps.database;
  await db.update(eTickets).set({ state: 'USED', usedAt: shop.clock.now() }).where(eq(eTickets.place, 1));
  await put(shop, order, 'PARTLY_USED');
  assert.equal(await standsOn(shop, order, '2027-03-09'), 'COMPLETED EXPIRED');
  const states = (await db.select().from(eTickets).orderBy(eTickets.place)).map(({ state }) => state);
  assert.deepEqual(states, ['USED', 'EXPIRED']);
});

/** A departure that needs four people. */
const needFour = (shop: Shop, category = 'domestic') =>
  shop.deps.database.db
    .update(products)
    .set({ category, content: { minGroup: 4 } as never })
    .where(eq(products.picture, '/test/tour'));

test('a group is confirmed as soon as enough people have paid; the unpaid do not count', async (t) => {
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

test('too few seven days before: all are told, all money goes back, nothing more is sold', async (t) => {
  const { shop, buyer, pay } = await openBook(t, '2027-02-28');
  const first = await pay({ kind: 'tour', people: 2 });
  const second = await pay({ kind: 'tour', people: 1 });
  const unpaid = await placeAny(shop, buyer, { kind: 'tour', day });
  const paymentNo = await shop.startPaying(buyer, unpaid.orderNo);
  await needFour(shop);
  assert.equal(await standsOn(shop, first, '2027-02-28'), 'PAID GROUP_PENDING');
  assert.equal(await standsOn(shop, first, '2027-03-01'), 'REFUNDING FAILED_GROUP');
  await runDueRefunds(shop.payment);
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
  const told = await db.select().from(notices).where(eq(notices.event, 'failGroup'));
  assert.deepEqual(told.map(({ channel }) => channel).sort(), ['mail', 'mail', 'sms', 'sms']);
  assert.equal(await db.$count(notices, eq(notices.event, 'requestRefund')), 0, 'they asked for nothing');
  await shop.notify(shop.provider.pay(paymentNo));
  await runDatedSteps(shop.payment);
  const late = await orderNow(shop, unpaid);
  assert.ok(['REFUNDING', 'CLOSED'].includes(late.state), `who pays later gets it back: ${late.state}`);
  await runDueRefunds(shop.payment);
});

test('abroad it is decided thirty days before', async (t) => {
  const { shop, pay } = await openBook(t);
  const order = await pay({ kind: 'tour', people: 1 });
  await needFour(shop, 'abroad');
  assert.equal(await standsOn(shop, order, '2027-02-05'), 'PAID GROUP_PENDING');
  assert.equal(await standsOn(shop, order, '2027-02-06'), 'REFUNDING FAILED_GROUP');
});

test('who was sold a place after the day of decision travels in any case', async (t) => {
  const { shop, pay } = await openBook(t, '2027-03-04');
  const order = await pay({ kind: 'tour', people: 1 });
  await needFour(shop);
  assert.equal(await standsOn(shop, order, '2027-03-04'), 'PAID CONFIRMED');
});

test('four replicas at once take every order on once, and give back once', async (t) => {
  const { shop, pay } = await openBook(t);
  const paid: OrderRecord[] = [];
  for (let count = 0; count < 6; count += 1) paid.push(await pay({ kind: 'tour', people: 1 }));
  for (let count = 0; count < 6; count += 1) paid.push(await pay({ kind: 'ticket', people: 1 }));
  await shop.deps.database.db.update(products).set({ content: { minGroup: 50 } as never });
  shop.clock.set(startOfDay('2027-03-09'));
  const taken = await Promise.all([1, 2, 3, 4].map(() => runDatedSteps(shop.payment)));
  assert.equal(
    taken.reduce((sum, count) => sum + count, 0),
    12,
  );
  assert.equal(await shop.deps.database.db.$count(refunds), 6);
  assert.equal(await runDatedSteps(shop.payment), 0);
  const { rows } = await shop.deps.database.db.execute<{ action: string; total: number }>(
    sql`select action, count(*)::int as total from audit_log where action in ('failGroup', 'expireTickets') group by 1 order by 1`,
  );
  assert.deepEqual(rows, [
    { action: 'expireTickets', total: 6 },
    { action: 'failGroup', total: 6 },
  ]);
});

test('an order that is being given back is left alone', async (t) => {
  const { shop, pay } = await openBook(t);
  const order = await pay({ kind: 'ticket' });
  await shop.deps.database.db
    .update(orders)
    .set({ state: 'REFUND_REQUESTED' })
    .where(eq(orders.id, order.id));
  assert.equal(await standsOn(shop, order, '2027-05-01'), 'REFUND_REQUESTED ISSUED');
  await shop.deps.database.db.update(orders).set({ state: 'PAID' }).where(eq(orders.id, order.id));
});

/** An order that was made by the shop's clock. */
const bookedNow = async (shop: Shop, order: OrderRecord): Promise<OrderRecord> => {
  const createdAt = shop.clock.now();
  await shop.deps.database.db.update(orders).set({ createdAt }).where(eq(orders.id, order.id));
  return orderNow(shop, order);
};

test('a departure that staff open again after it failed is decided on anew', async (t) => {
  const { shop, pay } = await openBook(t, '2027-02-01');
  const first = await pay({ kind: 'tour', people: 1 });
  await needFour(shop);
  const { db } = shop.deps.database;
  const failing = { event: 'failGroup', by: 'staff', actor: 'system', now: shop.clock.now() } as const;
  await db.transaction((tx) => fulfilOrder(tx, first, failing));
  await runDueRefunds(shop.payment);
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

/** Waits until so many wait for a lock. */
const untilWaiting = async ({ deps }: Shop, count: number): Promise<void> => {
  const waiting = sql`select count(*)::int as total from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (const started = Date.now(); Date.now() - started < 20_000; await sleep(20)) {
    const { rows } = await deps.database.db.execute<{ total: number }>(waiting);
    if ((rows[0]?.total ?? 0) >= count) return;
  }
  assert.fail(`${count} never waited`);
};

test('whose payment is being written down on the day of decision is counted', async (t) => {
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

/** Gives a part of an order's money back: it stands. */
const compensate = async (shop: Shop, order: OrderRecord): Promise<void> => {
  const giving = { actor: 'system', reason: '补偿', now: shop.clock.now() } as const;
  await shop.deps.database.db.transaction((tx) => refundPart(tx, order, 100, giving));
  await runDueRefunds(shop.payment);
  assert.equal((await orderNow(shop, order)).state, 'PARTIALLY_REFUNDED');
};

test('an order of which a part went back goes on by its dates to its end', async (t) => {
  const { shop, pay } = await openBook(t);
  const group = await pay({ kind: 'tour', people: 4 });
  const sight = await pay({ kind: 'ticket' });
  await needFour(shop);
  for (const order of [group, sight]) await compensate(shop, order);
  assert.equal(await standsOn(shop, group, '2027-01-11'), 'PARTIALLY_REFUNDED CONFIRMED');
  assert.equal(await standsOn(shop, group, '2027-03-08'), 'PARTIALLY_REFUNDED TRAVELLING');
  assert.equal(await standsOn(shop, group, '2027-03-10'), 'COMPLETED COMPLETED');
  assert.equal(await standsOn(shop, sight, '2027-03-10'), 'COMPLETED EXPIRED');
});

test('an order that was given back at a fee is over, whatever its dates', async (t) => {
  const { shop, buyer, pay } = await openBook(t);
  const details = { cancellation: { free: true, daysBefore: 60, hour: 18 }, checkOut: '2027-03-10' };
  const nights = [1, 2].map(() => ({ day, price: 5_000 }));
  const order = await pay({ kind: 'hotel', details: { ...details, nights } });
  await put(shop, order, 'CONFIRMED');
  const given = ownOrder(shop, { buyer, orderNo: order.orderNo, paymentNo: '' });
  const { refundNo } = (await given.ask(5_000)).body.data;
  await shop.call(await financier(shop), 'POST', `/api/v1/refunds/${refundNo}/approve`);
  await runDueRefunds(shop.payment);
  assert.equal(await standsOn(shop, order, '2027-05-01'), 'PARTIALLY_REFUNDED CONFIRMED');
});
