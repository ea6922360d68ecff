import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { coupons, inventory, invoices, products } from '#src/platform/database/index.ts';
import { adult, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { buyerWithCoupon, ownCoupons } from '#src/sales/coupons/testing/coupon-fixture.ts';
import { paidOrder, payOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { addDeparture, changing, openChange, seatsOf } from './testing/change-fixture.ts';

/** An order of ¥880, paid with a coupon of ¥120 for orders from ¥1,000. */
const openWithCoupon = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const { body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  const order = await payOrder(checkout, buyer, body.data.orderNo);
  const coupon = async () => (await ownCoupons(checkout, buyer)).map(({ state }) => state);
  return { checkout, order, coupon, ...changing(checkout, order) };
};

test('a coupon keeps applying to a dearer departure, also when it has expired meanwhile', async (t) => {
  const { checkout, order, coupon, ask, confirm } = await openWithCoupon(t);
  const next = await addDeparture(checkout, { price: 130_000 });
  const over = new Date(checkout.clock.now().getTime() + 1000);
  await checkout.deps.db.update(coupons).set({ endsAt: over });
  checkout.clock.advance(60);
  const { data: quote } = (await ask(next)).body;
  assert.deepEqual([quote.coupon, quote.discount, quote.difference], ['kept', 12_000, 30_000]);
  await confirm(next, quote.version);
  await pay(checkout, order.buyer, order.orderNo);
  assert.deepEqual(await coupon(), ['used']);
  assert.equal((await order.detail()).amount, 118_000);
});

test('a coupon is returned when the new price is below its minimum', async (t) => {
  const { checkout, order, coupon, ask, confirm } = await openWithCoupon(t);
  const next = await addDeparture(checkout, { price: 90_000 });
  const { data: quote } = (await ask(next)).body;
  assert.deepEqual([quote.coupon, quote.discount, quote.difference], ['returned', 0, 2000]);
  await confirm(next, quote.version);
  assert.deepEqual(await coupon(), ['used'], 'not before it is paid');
  await pay(checkout, order.buyer, order.orderNo);
  assert.deepEqual(await coupon(), ['usable']);
  const { discount, amount } = await order.detail();
  assert.deepEqual([discount, amount], [0, 90_000]);
});

test('an issued invoice is reversed, a requested one is issued over the new amount', async (t) => {
  const { checkout, order, ask } = await openChange(t);
  const next = await addDeparture(checkout, { price: 80_000 });
  const same = await addDeparture(checkout, { price: 100_000, later: 14 });
  const payload = { type: 'personal', title: '陈海', email: 'chen@example.cn' };
  const asked = await checkout.call(order.buyer, 'POST', `/api/v1/orders/${order.orderNo}/invoice`, {
    payload,
  });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  assert.equal((await ask(next)).body.data.invoice, 'adjusted');
  await checkout.deps.db.update(invoices).set({ state: 'ISSUED', invoiceNo: '1', amount: 100_000 });
  assert.equal((await ask(next)).body.data.invoice, 'reversed');
  assert.equal((await ask(same)).body.data.invoice, null, 'of the same amount it stays');
});

test('the limits are those of the tour when it was ordered', async (t) => {
  const checkout = await openCheckout(t);
  await checkout.deps.db.update(products).set({
    content: sql`content || '{"changeDays": 40, "changeTimes": 1}'::jsonb`,
  });
  const late = await paidOrder(checkout);
  await checkout.deps.db.update(products).set({
    content: sql`content || '{"changeDays": 20, "changeTimes": 1}'::jsonb`,
  });
  const order = await paidOrder(checkout);
  const next = await addDeparture(checkout, { price: 100_000 });
  assert.equal((await changing(checkout, late).ask(next)).status, 409);
  const { move, changes } = changing(checkout, order);
  assert.equal((await changes()).date.left, 1);
  assert.equal((await move(next)).status, 200);
  assert.equal((await changes()).date.left, 0);
});

test('a child that is an adult on the new day pays the fare of an adult', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const { clock } = checkout;
  const birthday = new Date(clock.now().getTime() + 34 * 86_400_000);
  const birthDate = `${birthday.getUTCFullYear() - 12}${birthday.toISOString().slice(4, 10)}`;
  const young = {
    ...{ name: '陈小海', documentType: 'passport' as const, documentNo: 'E12345678', birthDate },
    gender: 0 as const,
  };
  const orderNo = await checkout.order(buyer, {
    ...{ adults: 1, children: 1, travellers: [adult(3), young], expectedAmount: 160_000 },
  });
  const order = await payOrder(checkout, buyer, orderNo);
  const next = await addDeparture(checkout, { price: 100_000 });
  const { ask, move } = changing(checkout, order);
  assert.equal((await ask(next)).body.data.difference, 40_000);
  await move(next);
  await pay(checkout, buyer, orderNo);
  const { travellers, details } = await order.detail();
  assert.deepEqual(
    travellers.map((traveller) => traveller.child),
    [false, false],
  );
  assert.partialDeepStrictEqual(details, { adults: 2, children: 0 });
});

test('seats that are sold out between quote and confirmation are refused, and nothing moves', async (t) => {
  const { checkout, former, ask, confirm } = await openChange(t);
  const next = await addDeparture(checkout, { price: 130_000 });
  const { version } = (await ask(next)).body.data;
  await checkout.deps.db.update(inventory).set({ total: 0 }).where(eq(inventory.day, next.day));
  assert.equal((await confirm(next, version)).body.code, 'A0510');
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 1],
      [0, 0],
    ],
  );
});
