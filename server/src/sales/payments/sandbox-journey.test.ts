import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail, PaymentStatus } from '@portal/shared/contract';
import { ne } from 'drizzle-orm';
import { paymentEvents, payments, refunds } from '#src/platform/database/index.ts';
import { type Buyer, type CheckoutFixture, newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pollDuePayments } from './poll-payment.ts';
import { sendDueRefunds } from './refunds/send-refunds.ts';
import { openSandboxPayments, until } from './testing/sandbox-payments.ts';

const stateOf = async (checkout: CheckoutFixture, buyer: Buyer, orderNo: string): Promise<string> =>
  (await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`)).body.data.state;

test('a tour is booked, its QR code paid, and the signed webhook settles the payment', async (t) => {
  const { checkout, control } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(buyer, orderNo);
  await control(`/pay/${paymentNo}`);
  await until(async () => (await stateOf(checkout, buyer, orderNo)) === 'PAID', 'the notice');
});

test('if the webhook is lost, the polling page settles the payment', async (t) => {
  const { checkout, control } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(buyer, orderNo);
  await control('', { notify: 'lose' });
  await control(`/pay/${paymentNo}`);
  const { body } = await checkout.call<PaymentStatus>(buyer, 'GET', `/api/v1/payments/alipay/${paymentNo}`);
  assert.deepEqual([body.data.state, body.data.orderState], ['SUCCESS', 'PAID']);
});

test('a webhook with another amount is an anomaly for finance and pays nothing', async (t) => {
  const { checkout, control } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(buyer, orderNo);
  await control(`/pay/${paymentNo}`, { amount: 1 });
  const { db } = checkout.deps.database;
  await until(async () => (await db.select().from(payments))[0]?.state === 'ANOMALY', 'the anomaly');
  assert.equal(await stateOf(checkout, buyer, orderNo), 'PENDING_PAYMENT');
});

test('of payments by QR code and by page one is kept, the other refunded by the gateway', async (t) => {
  const { checkout, control } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const code = await checkout.startPaying(buyer, orderNo, 'qr');
  const payload = { orderNo, way: 'page' };
  const page = await checkout.call<{ paymentNo: string; url: string }>(
    buyer,
    'POST',
    '/api/v1/payments/alipay',
    {
      payload,
      key: newKey(),
    },
  );
  assert.equal((await fetch(page.body.data.url)).status, 200);
  await Promise.all([control(`/pay/${code}`), control(`/pay/${page.body.data.paymentNo}`)]);
  const { db } = checkout.deps.database;
  const allPaid = async () => (await db.select().from(payments)).every(({ state }) => state === 'SUCCESS');
  await until(allPaid, 'both notices');
  await sendDueRefunds(checkout.payment);
  const { body } = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  const { state, paidAmount, refundedAmount } = body.data;
  assert.deepEqual([state, paidAmount, refundedAmount], ['PAID', 200_000, 100_000]);
});

test('a tour is paid by the encrypted webhook of WeChat Pay', async (t) => {
  const { checkout, control } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(buyer, orderNo, 'qr', 'wechatpay');
  await control(`/pay/${paymentNo}`, {}, 'wechatpay');
  await until(async () => (await stateOf(checkout, buyer, orderNo)) === 'PAID', 'the notice');
  const [event] = await checkout.deps.db.select().from(paymentEvents);
  assert.deepEqual([event?.provider, event?.outcome], ['wechatpay', 'paid']);
});

test('if WeChat Pay’s webhook is lost, the polling page settles the payment', async (t) => {
  const { checkout, control } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(buyer, orderNo, 'qr', 'wechatpay');
  await control('', { notify: 'lose' }, 'wechatpay');
  await control(`/pay/${paymentNo}`, {}, 'wechatpay');
  const ask = (name: string) =>
    checkout.call<PaymentStatus>(buyer, 'GET', `/api/v1/payments/${name}/${paymentNo}`);
  assert.equal((await ask('alipay')).status, 404);
  const { body } = await ask('wechatpay');
  assert.deepEqual([body.data.state, body.data.orderState], ['SUCCESS', 'PAID']);
});

test('an English visitor pays by card on the hosted page, and the signed webhook settles the payment', async (t) => {
  const { checkout } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const reply = await checkout.app.inject({
    ...{ method: 'POST', url: '/api/v1/payments/stripe', payload: { orderNo, way: 'page' } },
    headers: { ...buyer.headers, 'idempotency-key': newKey(), cookie: 'language=en' },
  });
  const { paymentNo, url } = reply.json().data;
  assert.match(await (await fetch(url)).text(), /<html lang="en">/);
  const body = new URLSearchParams({ card: '4242424242424242' });
  const paid = await fetch(`${url}/pay`, { method: 'POST', body, redirect: 'manual' });
  const { publicOrigin } = checkout.deps.env;
  assert.equal(paid.headers.get('location'), `${publicOrigin}/route/pay?orderNo=${orderNo}&returned=1`);
  const [payment] = await checkout.deps.db.select().from(payments);
  assert.deepEqual([payment?.paymentNo, payment?.reference?.slice(0, 8)], [paymentNo, 'cs_test_']);
  await until(async () => (await stateOf(checkout, buyer, orderNo)) === 'PAID', 'the webhook');
});

test('a card payment whose webhook is lost is found by polling, and paid once', async (t) => {
  const { checkout, control, pay } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  await control('', { notify: 'lose' }, 'stripe');
  const paymentNo = await checkout.startPaying(buyer, orderNo, 'page', 'stripe');
  await control(`/pay/${paymentNo}`, {}, 'stripe');
  const url = `/api/v1/payments/stripe/${paymentNo}`;
  const { body } = await checkout.call<PaymentStatus>(buyer, 'GET', url);
  assert.deepEqual([body.data.state, body.data.orderState], ['SUCCESS', 'PAID']);
  assert.equal(await pay(paymentNo, 'stripe'), 409);
});

test('if both providers pay one order, one payment is kept and the other refunded', async (t) => {
  const { checkout, control } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const [one, other] = [
    await checkout.startPaying(buyer, orderNo, 'qr', 'alipay'),
    await checkout.startPaying(buyer, orderNo, 'qr', 'wechatpay'),
  ];
  await Promise.all([control(`/pay/${one}`), control(`/pay/${other}`, {}, 'wechatpay')]);
  const { db } = checkout.deps.database;
  const allPaid = async () => (await db.select().from(payments)).every(({ state }) => state === 'SUCCESS');
  await until(allPaid, 'both notices');
  // WeChat Pay accepts a refund first, and reports success on the next query.
  const allBack = async () => {
    await db.update(refunds).set({ nextTryAt: checkout.clock.now() }).where(ne(refunds.state, 'SUCCESS'));
    await sendDueRefunds(checkout.payment);
    return (await db.select().from(refunds)).every(({ state }) => state === 'SUCCESS');
  };
  await until(allBack, 'the refund');
  const { body } = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  const { state, paidAmount, refundedAmount } = body.data;
  assert.deepEqual([state, paidAmount, refundedAmount], ['PAID', 200_000, 100_000]);
});

test('payments of other providers, closed when the order is paid, cannot be paid any more', async (t) => {
  const { checkout, control, pay } = await openSandboxPayments(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const wechatpay = await checkout.startPaying(buyer, orderNo, 'qr', 'wechatpay');
  const card = await checkout.startPaying(buyer, orderNo, 'page', 'stripe');
  const alipay = await checkout.startPaying(buyer, orderNo, 'qr');
  await control(`/pay/${alipay}`);
  await until(async () => (await stateOf(checkout, buyer, orderNo)) === 'PAID', 'the notice');
  await pollDuePayments(checkout.payment);
  assert.equal(await pay(wechatpay, 'wechatpay'), 409);
  assert.equal(await pay(card, 'stripe'), 409);
});
