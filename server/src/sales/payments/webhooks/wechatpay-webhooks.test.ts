import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { orders, paymentEvents, payments } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf } from '#src/sales/checkout/testing/started-payment.ts';
import { ownOrder, sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';
import { temporaryFolder } from '../../../../sandbox/testing/sandbox-setup.ts';
import { signedHeaders } from '../../../../sandbox/wechatpay/signing.ts';
import { insertPayment } from '../payment-repository.ts';
import { webhookPath } from '../providers.ts';
import { FakeProvider } from '../testing/fake-provider.ts';
import {
  apiV3KeyOf,
  loadSandboxWechatpayConfig,
  loadWechatpaySandboxKeys,
  SANDBOX_MCH_ID,
  WECHATPAY_SANDBOX_APP_ID,
} from '../wechatpay/sandbox-account.ts';
import { seal } from '../wechatpay/sealed-resource.ts';
import { createWechatpayProvider } from '../wechatpay/wechatpay-provider.ts';

const paymentNo = 'P261120WECHATPAY1';

/** Both providers, and WeChat Pay's own keys. */
const openProviders = async () => {
  const dataDir = await temporaryFolder();
  const account = await loadSandboxWechatpayConfig(dataDir, 9);
  const wechatpay = createWechatpayProvider({ ...account, notifyUrl: 'http://127.0.0.1:9/' });
  const providers = new Map([['wechatpay', wechatpay] as const, ['alipay', new FakeProvider()] as const]);
  return { providers, keys: await loadWechatpaySandboxKeys(dataDir) };
};

/** Opens a QR payment of the portal's only order. */
const openPayment = async (checkout: CheckoutFixture, provider: 'wechatpay' | 'alipay'): Promise<void> => {
  const { db } = checkout.deps.database;
  const [order] = await db.select().from(orders);
  assert.ok(order);
  const { id: orderId, expiresAt } = order;
  const payment = { way: 'qr' as const, state: 'WAITING' as const, amount: 100_000 };
  await insertPayment(db, { ...payment, orderId, expiresAt, paymentNo, provider });
};

/** A portal with WeChat Pay, and an order with an open payment. */
const openCounter = async (t: TestContext, provider: 'wechatpay' | 'alipay' = 'wechatpay') => {
  const { providers, keys } = await openProviders();
  const checkout = await openCheckout(t, { providers });
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  await openPayment(checkout, provider);
  const post = async (payload: string, signed: Record<string, string>) => {
    const headers = { 'content-type': 'application/json', ...signed };
    const url = webhookPath('wechatpay');
    const reply = await checkout.app.inject({ method: 'POST', url, payload, headers });
    return { status: reply.statusCode, text: reply.body };
  };
  const stateOf = async () => (await detailOf(checkout, buyer, orderNo)).state;
  return { checkout, keys, post, stateOf, order: ownOrder(checkout, { buyer, orderNo, paymentNo }) };
};

type Counter = Awaited<ReturnType<typeof openCounter>>;

const transaction = (change: object = {}) => ({
  appid: WECHATPAY_SANDBOX_APP_ID,
  mchid: SANDBOX_MCH_ID,
  out_trade_no: paymentNo,
  transaction_id: '4200202611200000000000000001',
  trade_state: 'SUCCESS',
  amount: { total: 100_000, currency: 'CNY' },
  ...change,
});

interface Sealing {
  readonly key?: string;
  readonly event?: string;
}

const eventOf = ({ keys }: Counter, content: object, { key, event }: Sealing = {}): string => {
  const resource = seal(JSON.stringify(content), key ?? apiV3KeyOf(keys), '0123456789ab', 'transaction');
  return JSON.stringify({ id: randomUUID(), event_type: event ?? 'TRANSACTION.SUCCESS', resource });
};

const deliver = (counter: Counter, body: string, forged = false) =>
  counter.post(body, signedHeaders(counter.keys, body, forged));

test('a genuine webhook and its repeats are answered with 204 and no body', async (t) => {
  const counter = await openCounter(t);
  const body = eventOf(counter, transaction());
  for (let time = 0; time < 3; time += 1)
    assert.deepEqual(await deliver(counter, body), { status: 204, text: '' });
  assert.equal(await counter.stateOf(), 'PAID');
  const events = await counter.checkout.deps.db.select().from(paymentEvents);
  assert.deepEqual(events.map(({ outcome }) => outcome).sort(), ['paid', 'repeat', 'repeat']);
});

const forgedText = (counter: Counter): string => {
  const event = JSON.parse(eventOf(counter, transaction()));
  const bytes = Buffer.from(event.resource.ciphertext, 'base64');
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  return JSON.stringify({ ...event, resource: { ...event.resource, ciphertext: bytes.toString('base64') } });
};

const forgeries: [string, string, (counter: Counter) => Promise<{ status: number; text: string }>][] = [
  ['signed by another key', 'forged', (counter) => deliver(counter, eventOf(counter, transaction()), true)],
  ['not signed', 'forged', (counter) => counter.post(eventOf(counter, transaction()), {})],
  [
    'signed six minutes ago',
    'forged',
    (counter) => {
      const body = eventOf(counter, transaction());
      const headers = signedHeaders(counter.keys, body, false);
      const old = String(Number(headers['wechatpay-timestamp']) - 360);
      return counter.post(body, { ...headers, 'wechatpay-timestamp': old });
    },
  ],
  ['with a forged tag', 'forged', (counter) => deliver(counter, forgedText(counter))],
  [
    'sealed with another key',
    'forged',
    (counter) => deliver(counter, eventOf(counter, transaction(), { key: 'x'.repeat(32) })),
  ],
  ['that is no JSON', 'unreadable', (counter) => deliver(counter, 'hello')],
  [
    'of an unknown event',
    'unreadable',
    (counter) => deliver(counter, eventOf(counter, transaction(), { event: 'COUPON.USE' })),
  ],
  [
    'of an event with a NUL',
    'unreadable',
    (counter) => deliver(counter, eventOf(counter, transaction(), { event: 'COUPON\0USE' })),
  ],
  [
    'for a payment with a NUL',
    'unreadable',
    (counter) => deliver(counter, eventOf(counter, transaction({ out_trade_no: 'P\0' }))),
  ],
  [
    'over another amount',
    'anomaly',
    (counter) => deliver(counter, eventOf(counter, transaction({ amount: { total: 1 } }))),
  ],
  [
    'for another app',
    'anomaly',
    (counter) => deliver(counter, eventOf(counter, transaction({ appid: 'wx2' }))),
  ],
  [
    'for another merchant',
    'anomaly',
    (counter) => deliver(counter, eventOf(counter, transaction({ mchid: '1900000001' }))),
  ],
  [
    'for an unknown payment',
    'unknown',
    (counter) => deliver(counter, eventOf(counter, transaction({ out_trade_no: 'P261120AAAAAAAAAA' }))),
  ],
];

for (const [what, outcome, send] of forgeries)
  test(`a webhook ${what} never pays; it is refused, saved and alerted`, async (t) => {
    const counter = await openCounter(t);
    const { status, text } = await send(counter);
    assert.ok(status >= 400 && status < 500);
    assert.equal(JSON.parse(text).code, 'FAIL');
    assert.equal(await counter.stateOf(), 'PENDING_PAYMENT');
    const [event] = await counter.checkout.deps.db.select().from(paymentEvents);
    assert.deepEqual([event?.provider, event?.outcome], ['wechatpay', outcome]);
    assert.ok(typeof event?.raw.body === 'string' && event.raw.body.length > 0, 'kept as it came');
    assert.ok(
      counter.checkout.logged.some((line) => JSON.parse(line).level >= 50),
      'an alert is logged',
    );
  });

test("a webhook for the other provider's payment never pays", async (t) => {
  const counter = await openCounter(t, 'alipay');
  assert.equal((await deliver(counter, eventOf(counter, transaction()))).status, 400);
  assert.equal(await counter.stateOf(), 'PENDING_PAYMENT');
  const [payment] = await counter.checkout.deps.db.select().from(payments);
  assert.notEqual(payment?.state, 'SUCCESS');
});

test('malformed bodies are refused in the format of the protocol', async (t) => {
  const { post } = await openCounter(t);
  for (const reply of [
    await post('x'.repeat(40_000), {}),
    await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    await post('', {}),
  ]) {
    assert.ok(reply.status >= 400 && reply.status < 500, String(reply.status));
    assert.equal(JSON.parse(reply.text).code, 'FAIL');
  }
});

/** An order with a refund that WeChat Pay has accepted but not completed. */
const openRefund = async (t: TestContext) => {
  const counter = await openCounter(t);
  await deliver(counter, eventOf(counter, transaction()));
  const { refundNo } = (await counter.order.ask(100_000)).body.data;
  await sendRefunds(counter.checkout);
  const end = (change: object = {}, event = 'REFUND.SUCCESS') => {
    const told = { mchid: SANDBOX_MCH_ID, out_trade_no: paymentNo, out_refund_no: refundNo };
    const amount = { total: 100_000, refund: 100_000, payer_total: 100_000, payer_refund: 100_000 };
    return deliver(
      counter,
      eventOf(counter, { ...told, refund_status: 'SUCCESS', amount, ...change }, { event }),
    );
  };
  const outcomes = async () => {
    const events = await counter.checkout.deps.db.select().from(paymentEvents);
    return events.map(({ outcome }) => outcome).slice(1);
  };
  return { ...counter, end, outcomes };
};

test('a refund is settled by its webhook, and a repeat changes nothing', async (t) => {
  const { stateOf, end, outcomes } = await openRefund(t);
  assert.equal(await stateOf(), 'REFUNDING');
  const answers = await Promise.all([end(), end(), end()]);
  assert.deepEqual(answers, Array(3).fill({ status: 204, text: '' }));
  assert.equal(await stateOf(), 'REFUNDED');
  assert.deepEqual((await outcomes()).sort(), ['refunded', 'repeat', 'repeat']);
});

for (const [what, outcome, change] of [
  ['over another amount', 'anomaly', { amount: { total: 100_000, refund: 1 } }],
  ['of another payment', 'anomaly', { out_trade_no: 'P261120AAAAAAAAAA' }],
  ['for another merchant', 'anomaly', { mchid: '1900000001' }],
  ['of an unknown number', 'unknown', { out_refund_no: 'R261120AAAAAAAAAA' }],
  ['without its number', 'unreadable', { out_refund_no: undefined }],
] as const)
  test(`a refund webhook ${what} changes nothing; it is refused, saved and alerted`, async (t) => {
    const { checkout, stateOf, end, outcomes } = await openRefund(t);
    assert.equal((await end(change)).status, 400);
    assert.equal(await stateOf(), 'REFUNDING');
    assert.deepEqual(await outcomes(), [outcome]);
    assert.ok(checkout.logged.some((line) => JSON.parse(line).level >= 50));
  });

test('a refund that failed at WeChat Pay is polled at once', async (t) => {
  const { checkout, stateOf, end } = await openRefund(t);
  assert.equal(await sendRefunds(checkout), 0, 'it was not to be asked for yet');
  assert.equal((await end({ refund_status: 'ABNORMAL' }, 'REFUND.ABNORMAL')).status, 204);
  assert.equal(await sendRefunds(checkout), 1);
  assert.equal(await stateOf(), 'REFUNDING');
});
