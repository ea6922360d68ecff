import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { auditLog, holds, orderLines, orders } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { orderWithPayment } from '#src/sales/checkout/testing/started-payment.ts';
import { ProviderError } from '#src/sales/payments/index.ts';
import { expireOrders } from './expire-orders.ts';

test('four concurrent runs release each expired hold exactly once, and no others', async (t) => {
  const checkout = await openCheckout(t, { seats: 60 });
  const { db } = checkout.deps.database;
  const buyers = await Promise.all(Array.from({ length: 40 }, () => checkout.buyer()));
  await Promise.all(buyers.map((buyer) => checkout.order(buyer)));
  checkout.clock.advance(29 * 60);
  const late = await checkout.order(await checkout.buyer());
  checkout.clock.advance(60);
  const closed = await Promise.all(Array.from({ length: 4 }, () => expireOrders(checkout.payment)));
  assert.equal(
    closed.reduce((sum, count) => sum + count, 0),
    40,
  );
  assert.deepEqual(await checkout.stock(), { held: 1, sold: 0, total: 60 });
  assert.equal(await db.$count(auditLog, eq(auditLog.action, 'expire')), 40);
  const [open] = await db.select().from(orders).where(eq(orders.state, 'PENDING_PAYMENT'));
  assert.equal(open?.orderNo, late);
});

test('a run closes more orders than one batch', async (t) => {
  const checkout = await openCheckout(t, { seats: 300 });
  const { db } = checkout.deps.database;
  await checkout.order(await checkout.buyer());
  const [order] = await db.select().from(orders);
  assert.ok(order);
  const { id: _id, ...copy } = order;
  const copies = Array.from({ length: 250 }, (_, place) => ({
    ...copy,
    orderNo: `T261120${String(place).padStart(10, '0')}`,
  }));
  await db.transaction(async (tx) => {
    const made = await tx.insert(orders).values(copies).returning();
    const line = { code: 'adult', name: '成人', unitPrice: 100_000, quantity: 1, amount: 100_000 };
    await tx.insert(orderLines).values(made.map(({ id }) => ({ ...line, orderId: id })));
    const [hold] = await tx.select().from(holds);
    assert.ok(hold);
    await tx.insert(holds).values(made.map(({ id }) => ({ ...hold, orderId: id })));
  });
  checkout.clock.advance(30 * 60);
  const closed = await Promise.all([expireOrders(checkout.payment), expireOrders(checkout.payment)]);
  assert.equal(
    closed.reduce((sum, count) => sum + count, 0),
    251,
  );
  assert.equal((await checkout.stock()).held, 0);
});

test('orders without a payment expire while a provider does not respond for others', async (t) => {
  const checkout = await openCheckout(t, { seats: 60 });
  const { db } = checkout.deps.database;
  for (let count = 0; count < 21; count += 1) await orderWithPayment(checkout);
  await checkout.order(await checkout.buyer());
  checkout.clock.advance(30 * 60);
  const closed = () => db.$count(orders, eq(orders.state, 'CLOSED'));
  let freed = 0;
  let asked = 0;
  checkout.provider.query = async () => {
    asked += 1;
    assert.ok(asked < 100, 'the job ends');
    freed = await closed();
    checkout.clock.advance(1);
    throw new ProviderError('no answer to query');
  };
  await expireOrders(checkout.payment);
  assert.equal(freed, 1, 'its seat was freed first');
  assert.equal(asked, 21, 'each was asked about once');
});
