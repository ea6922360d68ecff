import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cashier } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { orders, payments } from '#src/platform/database/index.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  newKey,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, orderWithPayment } from '#src/sales/checkout/testing/started-payment.ts';

type Started = { paymentNo: string; way: string; code?: string; url?: string; expiresAt: string };

const start = (checkout: CheckoutFixture, buyer: Buyer, payload: object, key = newKey()) =>
  checkout.call<Started>(buyer, 'POST', '/api/v1/payments/alipay', { payload, key });

test('the cashier shows the amount, the ways to pay and the sandbox notice', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const { body } = await checkout.call<Cashier>(buyer, 'GET', `/api/v1/cashier/${orderNo}`);
  assert.equal(body.data.amount, 100_000);
  assert.deepEqual(body.data.providers, [{ name: 'alipay', ways: ['qr', 'page'], sandbox: true }]);
  assert.equal(body.data.state, 'PENDING_PAYMENT');
});

test('concurrent starts return the same QR code; the page is another payment', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => start(checkout, buyer, { orderNo, way: 'qr' })),
  );
  assert.equal(new Set(replies.map(({ body }) => JSON.stringify(body.data))).size, 1);
  const page = await start(checkout, buyer, { orderNo, way: 'page' });
  assert.ok(page.body.data.url);
  assert.notEqual(page.body.data.paymentNo, replies[0]?.body.data.paymentNo);
  const request = [...checkout.provider.trades.values()][0]?.request;
  assert.equal(
    request?.returnUrl,
    `${checkout.deps.env.publicOrigin}/route/pay?orderNo=${orderNo}&returned=1`,
  );
  assert.ok(
    request && request.expiresAt < new Date(checkout.clock.now().getTime() + 30 * 60_000),
    'ends before the hold',
  );
});

for (const [language, subject] of [
  ['en', 'Two days on Naozhou'],
  ['zh-cn', '硇洲岛两日'],
] as const)
  test(`the provider shows an order that was booked in ${language} as ${subject}`, async (t) => {
    const checkout = await openCheckout(t);
    const buyer = await checkout.buyer();
    const orderNo = await checkout.order(buyer);
    await checkout.deps.db.update(orders).set({ language }).where(eq(orders.orderNo, orderNo));
    await start(checkout, buyer, { orderNo, way: 'page' });
    assert.equal([...checkout.provider.trades.values()][0]?.request.subject, subject);
  });

test('a key reused for a different payment is refused', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const key = newKey();
  await start(checkout, buyer, { orderNo, way: 'qr' }, key);
  const again = await start(checkout, buyer, { orderNo, way: 'qr' }, key);
  assert.equal(again.status, 200);
  const other = await start(checkout, buyer, { orderNo, way: 'page' }, key);
  assert.deepEqual([other.status, other.body.code], [422, 'A0520']);
});

test('an unresponsive provider is answered with C0001, and a retry works later', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  checkout.provider.silent.add('start');
  const failed = await start(checkout, buyer, { orderNo, way: 'qr' });
  assert.deepEqual([failed.status, failed.body.code], [502, 'C0001']);
  checkout.provider.silent.clear();
  assert.equal((await start(checkout, buyer, { orderNo, way: 'qr' })).status, 200);
  assert.equal(await checkout.deps.db.$count(payments), 1);
});

test('a payment that is paid while it is started again is reported as paid', async (t) => {
  const checkout = await openCheckout(t);
  const { provider } = checkout;
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const offer = provider.start.bind(provider);
  const [both, paid] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  provider.start = async (...request) => {
    asked += 1;
    if (asked === 2) both.resolve();
    await (asked === 2 ? paid : both).promise;
    return offer(...request);
  };
  const twins = [1, 2].map(() => start(checkout, buyer, { orderNo, way: 'qr' }));
  const first = await Promise.race(twins);
  provider.pay(first.body.data.paymentNo);
  paid.resolve();
  const replies = await Promise.all(twins);
  const second = replies.find((reply) => reply !== first);
  assert.deepEqual([first.status, second?.status, second?.body.code], [200, 409, 'A0513']);
  assert.equal((await detailOf(checkout, buyer, orderNo)).state, 'PAID');
});

test('an order that is paid, closed, expired or about to expire cannot be paid', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  await checkout.notify(checkout.provider.pay(paymentNo));
  const closed = await checkout.order(buyer, { travellers: [adult(2)] });
  await checkout.call(buyer, 'POST', `/api/v1/orders/${closed}/cancel`);
  const open = await checkout.order(buyer, { travellers: [adult(3)] });
  checkout.clock.advance(29.7 * 60);
  for (const no of [orderNo, closed, open]) {
    const { status, body } = await start(checkout, buyer, { orderNo: no, way: 'qr' });
    assert.deepEqual([status, body.code], [409, 'A0513']);
  }
});

test('retrying a failed start after the order was cancelled reports the cancellation', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const key = newKey();
  checkout.provider.silent.add('start');
  assert.equal((await start(checkout, buyer, { orderNo, way: 'qr' }, key)).body.code, 'C0001');
  checkout.provider.silent.clear();
  await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  const again = await start(checkout, buyer, { orderNo, way: 'qr' }, key);
  assert.deepEqual([again.status, again.body.code], [409, 'A0513']);
  assert.equal(checkout.provider.calls.start, 1, 'nothing is offered for it any more');
});
