import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type CheckoutFixture, newKey, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { addApp, bearer, enter, factorCall } from '#test/support/second-factor.ts';
import { paidOrder, setFulfilment } from './testing/paid-order.ts';

/** A portal with a limit of 500 yuan, and an accountant who confirmed the second factor five minutes ago. */
const open = async (t: TestContext) => {
  const checkout = await openCheckout(t, { env: { FACTOR_REFUND_YUAN: '500' } });
  const perms = ['trade:refund:approve', 'trade:order:query', 'trade:order:fulfil'];
  const { headers, phone } = await addApp(checkout, await enter(checkout, 'kuaiji', 'FINANCE', perms));
  checkout.clock.advance(300);
  return { checkout, headers, phone };
};

const post = async ({ app }: CheckoutFixture, headers: object, url: string, payload: object = {}) => {
  const sent = { ...headers, 'idempotency-key': newKey() };
  const answer = await app.inject({ method: 'POST', url: `/api/v1${url}`, headers: sent, payload });
  return [answer.statusCode, answer.json().code];
};

test('a refund above the limit asks for the second factor again, a smaller one does not', async (t) => {
  const { checkout, headers, phone } = await open(t);
  const [small, { orderNo }] = [await paidOrder(checkout), await paidOrder(checkout)];
  const part = (amount: number, who: object = headers, of = orderNo) =>
    post(checkout, who, `/staff/orders/${of}/refund-part`, { reason: '补偿', amount });
  assert.deepEqual(await part(50_000, headers, small.orderNo), [200, '200']);
  assert.deepEqual(await part(50_001), [403, 'A0243']);
  const whole = { reason: '行程取消', expectedRefund: 100_000 };
  assert.deepEqual(await post(checkout, headers, `/staff/orders/${orderNo}/refund`, whole), [403, 'A0243']);
  const { challenge } = (await factorCall(checkout, headers, 'POST', '/challenge')).json().data;
  const proof = { challenge, code: await phone.code() };
  const confirmed = await factorCall(checkout, headers, 'POST', '/verify', proof);
  assert.deepEqual(await part(50_001, bearer(confirmed.json().data.accessToken)), [200, '200']);
});

test('an approval above the limit asks for it, and leaves the refund undecided', async (t) => {
  const { checkout, headers } = await open(t);
  const order = await paidOrder(checkout);
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  const { refundNo } = (await order.ask(100_000)).body.data;
  assert.deepEqual(await post(checkout, headers, `/refunds/${refundNo}/approve`), [403, 'A0243']);
  assert.equal((await order.refunds())[0]?.state, 'REQUESTED');
});

test('a transfer above the limit asks for it', async (t) => {
  const { checkout, headers } = await open(t);
  const transfer = { reference: '20260301-77', amount: 50_001 };
  const url = '/refunds/R2026030100000001/transfer';
  assert.deepEqual(await post(checkout, headers, url, transfer), [403, 'A0243']);
  assert.equal((await post(checkout, headers, url, { ...transfer, amount: 50_000 }))[0], 404);
});

test('a cancellation by the agency asks for it above the limit, and changes nothing', async (t) => {
  const { checkout, headers } = await open(t);
  const order = await paidOrder(checkout);
  await setFulfilment(checkout, order.orderNo, 'GROUP_PENDING');
  const step = { event: 'failGroup', reason: '人数不足' };
  const url = `/orders/${order.orderNo}/fulfilment`;
  assert.deepEqual(await post(checkout, headers, url, step), [403, 'A0243']);
  assert.deepEqual(await order.refunds(), []);
});
