import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cashier } from '@portal/shared/contract';
import { payments } from '#src/platform/database/index.ts';
import { atTheCashier } from '#src/sales/checkout/testing/cashier.ts';
import { adult, type Buyer, newKey, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';

type Started = { paymentNo: string; way: string; code?: string; url?: string; expiresAt: string };

const start = (shop: Shop, buyer: Buyer, payload: object, key = newKey()) =>
  shop.call<Started>(buyer, 'POST', '/api/v1/payments/alipay', { payload, key });

test('the cashier shows the amount, the ways to pay and the sandbox notice', async (t) => {
  const shop = await openShop(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const { body } = await shop.call<Cashier>(buyer, 'GET', `/api/v1/cashier/${orderNo}`);
  assert.equal(body.data.amount, 100_000);
  assert.deepEqual(body.data.providers, [{ name: 'alipay', ways: ['qr', 'page'], sandbox: true }]);
  assert.equal(body.data.state, 'PENDING_PAYMENT');
});

test('concurrent starts return the same QR code; the page is another payment', async (t) => {
  const shop = await openShop(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => start(shop, buyer, { orderNo, way: 'qr' })),
  );
  assert.equal(new Set(replies.map(({ body }) => JSON.stringify(body.data))).size, 1);
  const page = await start(shop, buyer, { orderNo, way: 'page' });
  assert.ok(page.body.data.url);
  assert.notEqual(page.body.data.paymentNo, replies[0]?.body.data.paymentNo);
  const request = [...shop.provider.trades.values()][0]?.request;
  assert.equal(request?.returnUrl, `${shop.deps.env.publicOrigin}/route/pay?orderNo=${orderNo}&returned=1`);
  assert.ok(
    request && request.expiresAt < new Date(shop.clock.now().getTime() + 30 * 60_000),
    'ends before the hold',
  );
});

test('a key reused for a different payment is refused', async (t) => {
  const shop = await openShop(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const key = newKey();
  await start(shop, buyer, { orderNo, way: 'qr' }, key);
  const again = await start(shop, buyer, { orderNo, way: 'qr' }, key);
  assert.equal(again.status, 200);
  const other = await start(shop, buyer, { orderNo, way: 'page' }, key);
  assert.deepEqual([other.status, other.body.code], [422, 'A0520']);
});

test('an unresponsive provider is answered with C0001, and a retry works later', async (t) => {
  const shop = await openShop(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  shop.provider.silent.add('start');
  const failed = await start(shop, buyer, { orderNo, way: 'qr' });
  assert.deepEqual([failed.status, failed.body.code], [502, 'C0001']);
  shop.provider.silent.clear();
  assert.equal((await start(shop, buyer, { orderNo, way: 'qr' })).status, 200);
  assert.equal(await shop.deps.database.db.$count(payments), 1);
});

test('an order that is paid, closed, expired or about to expire cannot be paid', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.notify(shop.provider.pay(paymentNo));
  const closed = await shop.order(buyer, { travellers: [adult(2)] });
  await shop.call(buyer, 'POST', `/api/v1/orders/${closed}/cancel`);
  const open = await shop.order(buyer, { travellers: [adult(3)] });
  shop.clock.advance(29.7 * 60);
  for (const no of [orderNo, closed, open]) {
    const { status, body } = await start(shop, buyer, { orderNo: no, way: 'qr' });
    assert.deepEqual([status, body.code], [409, 'A0513']);
  }
});

test('retrying a failed start after the order was cancelled reports the cancellation', async (t) => {
  const shop = await openShop(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const key = newKey();
  shop.provider.silent.add('start');
  assert.equal((await start(shop, buyer, { orderNo, way: 'qr' }, key)).body.code, 'C0001');
  shop.provider.silent.clear();
  await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  const again = await start(shop, buyer, { orderNo, way: 'qr' }, key);
  assert.deepEqual([again.status, again.body.code], [409, 'A0513']);
  assert.equal(shop.provider.calls.start, 1, 'nothing is offered for it any more');
});
