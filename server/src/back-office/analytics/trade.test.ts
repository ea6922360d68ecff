import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, TradeReport } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { orders } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { paidOrder, sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';

type Todos = CallData<'GET /api/v1/stats/todos'>;

const perms = ['stats:trade:query', 'trade:refund:approve'];

const today = (checkout: CheckoutFixture): string => dayOf(checkout.clock.now());

/** Three orders of 1000 yuan: two paid, one of them refunded. */
const sell = async (checkout: CheckoutFixture): Promise<void> => {
  const [first] = [await paidOrder(checkout), await paidOrder(checkout)];
  await first?.ask(100_000);
  await sendRefunds(checkout);
};

const report = async (checkout: CheckoutFixture, query: string) => {
  const who = await checkout.signIn('FINANCE', { perms });
  return checkout.call<TradeReport>(who, 'GET', `/api/v1/stats/trade?${query}`);
};

test("a day's orders, revenue and refunds are counted", async (t) => {
  const checkout = await openCheckout(t);
  await sell(checkout);
  const day = today(checkout);
  const { body } = await report(checkout, `from=${addDays(day, -1)}&to=${day}`);
  const figures = { orders: 2, paidOrders: 2, revenue: 200_000, refunds: 1, refunded: 100_000 };
  const none = { orders: 0, paidOrders: 0, revenue: 0, refunds: 0, refunded: 0 };
  assert.deepEqual(body.data.now, figures);
  assert.deepEqual(body.data.before, none);
  assert.deepEqual(body.data.days, [
    { day: addDays(day, -1), ...none },
    { day, ...figures },
  ]);
  assert.deepEqual(body.data.kinds[0], { kind: 'tour', ...figures });
  assert.equal(body.data.kinds.length, 5);
  const [best] = body.data.products;
  assert.deepEqual([best?.kind, best?.paidOrders, best?.revenue], ['tour', 2, 200_000]);
});

test('a span is compared with the days before, and filtered by kind', async (t) => {
  const checkout = await openCheckout(t);
  await sell(checkout);
  const next = addDays(today(checkout), 1);
  const { body } = await report(checkout, `from=${next}&to=${next}`);
  assert.deepEqual([body.data.now.orders, body.data.before.orders], [0, 2]);
  const hotels = await report(checkout, `from=${today(checkout)}&to=${next}&kind=hotel`);
  assert.deepEqual(hotels.body.data.kinds, [{ kind: 'hotel', ...body.data.now }]);
});

test('a reversed or too long span is refused at its field', async (t) => {
  const checkout = await openCheckout(t);
  const reversed = await report(checkout, 'from=2026-12-02&to=2026-12-01');
  assert.equal(reversed.status, 400);
  const long = await report(checkout, 'from=2020-12-02&to=2026-12-01');
  assert.equal(long.status, 400);
});

test('to-dos are counted only for sorts that the member may handle', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await order.ask(100_000);
  const who = await checkout.signIn('FINANCE', { perms });
  const { body } = await checkout.call<Todos>(who, 'GET', '/api/v1/stats/todos');
  assert.deepEqual(
    body.data.map(({ name }) => name),
    ['approvals', 'refunds'],
  );
});

test('an order that was closed before its payment arrived is no to-do, as in the list of orders', async (t) => {
  const checkout = await openCheckout(t);
  const { orderNo } = await paidOrder(checkout);
  const fulfiller = await checkout.signIn('FULFILLER', { perms: ['trade:order:fulfil', 'biz:order:query'] });
  const counted = async () => {
    const todos = await checkout.call<Todos>(fulfiller, 'GET', '/api/v1/stats/todos');
    const list = await checkout.call<{ total: number }>(
      fulfiller,
      'GET',
      '/api/v1/staff/orders?state=TO_CONFIRM',
    );
    return [todos.body.data.find(({ name }) => name === 'confirmations')?.count, list.body.data.total];
  };
  const change = (changes: Partial<typeof orders.$inferInsert>) =>
    checkout.deps.db.update(orders).set(changes).where(eq(orders.orderNo, orderNo));
  await change({ kind: 'hotel', fulfilment: 'CONFIRMING' });
  assert.deepEqual(await counted(), [1, 1]);
  await change({ closedReason: 'timeout' });
  assert.deepEqual(await counted(), [0, 0]);
});
