import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { orders, paymentEvents, payments } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf } from '#src/sales/checkout/testing/started-payment.ts';
import { ownOrder, sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';
import { signatureOf } from '../../../../sandbox/stripe/signing.ts';
import { insertPayment } from '../payment-repository.ts';
import { webhookPath } from '../providers.ts';
import { createStripeProvider } from '../stripe/stripe-provider.ts';
import { FakeProvider } from '../testing/fake-provider.ts';

const paymentNo = 'P261120STRIPE0001';
const account = { secretKey: `sk_test_${'a'.repeat(24)}`, webhookSecret: `whsec_${'b'.repeat(32)}` };
const portal = 'portal.example';

/** A portal that takes cards, and an order with an open payment of one of its providers. */
const openCounter = async (t: TestContext, provider: 'stripe' | 'alipay' = 'stripe') => {
  const stripe = createStripeProvider({
    ...account,
    portal,
    sandboxUrl: 'http://127.0.0.1:9',
    timeoutMs: 200,
  });
  const providers = new Map([['stripe', stripe] as const, ['alipay', new FakeProvider()] as const]);
  const checkout = await openCheckout(t, { providers });
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const { db } = checkout.deps.database;
  const [order] = await db.select().from(orders);
  assert.ok(order);
  const { id: orderId, expiresAt } = order;
  const open = { way: 'page' as const, state: 'WAITING' as const, amount: 100_000 };
  await insertPayment(db, { ...open, orderId, expiresAt, paymentNo, provider });
  const post = async (payload: string, headers: Record<string, string>) => {
    const reply = await checkout.app.inject({
      ...{ method: 'POST', url: webhookPath('stripe'), payload },
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    });
    return { status: reply.statusCode, text: reply.body };
  };
  const stateOf = async () => (await detailOf(checkout, buyer, orderNo)).state;
  const outcomes = async () => (await db.select().from(paymentEvents)).map(({ outcome }) => outcome);
  return { checkout, post, stateOf, outcomes, order: ownOrder(checkout, { buyer, orderNo, paymentNo }) };
};

type Counter = Awaited<ReturnType<typeof openCounter>>;

const intent = (change: object = {}) => ({
  ...{ id: 'pi_1', object: 'payment_intent', amount_received: 100_000, currency: 'cny' },
  metadata: { payment_no: paymentNo, portal },
  ...change,
});

let eventCount = 0;
const eventOf = (object: unknown, type = 'payment_intent.succeeded', change: object = {}): string => {
  eventCount += 1;
  return JSON.stringify({ id: `evt_${eventCount}`, type, livemode: false, data: { object }, ...change });
};

const signed = (body: string, now?: Date) => ({
  'stripe-signature': signatureOf(account.webhookSecret, body, now),
});

const deliver = ({ post }: Counter, body: string) => post(body, signed(body));

test('a genuine webhook and its repeats are answered with 200 and no body, and pay once', async (t) => {
  const counter = await openCounter(t);
  const body = eventOf(intent());
  const answers = await Promise.all([1, 2, 3].map(() => deliver(counter, body)));
  assert.deepEqual(answers, Array(3).fill({ status: 200, text: '' }));
  assert.equal(await counter.stateOf(), 'PAID');
  assert.deepEqual((await counter.outcomes()).sort(), ['paid', 'repeat', 'repeat']);
});

const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1000);

const forgeries: [string, string, (counter: Counter) => Promise<{ status: number; text: string }>][] = [
  [
    'signed by another key',
    'forged',
    ({ post }) => {
      const body = eventOf(intent());
      return post(body, { 'stripe-signature': signatureOf('whsec_other', body) });
    },
  ],
  ['not signed', 'forged', ({ post }) => post(eventOf(intent()), {})],
  [
    'with half a signature',
    'forged',
    ({ post }) => post(eventOf(intent()), { 'stripe-signature': 't=1,v1' }),
  ],
  [
    'signed six minutes ago',
    'forged',
    ({ post }) => {
      const body = eventOf(intent());
      return post(body, signed(body, ago(360)));
    },
  ],
  [
    'signed for another text',
    'forged',
    ({ post }) => post(eventOf(intent({ amount_received: 1 })), signed(eventOf(intent()))),
  ],
  ['that is no JSON', 'unreadable', (counter) => deliver(counter, 'hello')],
  ['that is null', 'unreadable', (counter) => deliver(counter, 'null')],
  [
    'without an id',
    'unreadable',
    (counter) => deliver(counter, eventOf(intent(), 'payment_intent.succeeded', { id: null })),
  ],
  ['without an object', 'unreadable', (counter) => deliver(counter, eventOf(null))],
  ['in dollars', 'unreadable', (counter) => deliver(counter, eventOf(intent({ currency: 'usd' })))],
  [
    'for a payment with a NUL',
    'unreadable',
    (counter) => deliver(counter, eventOf(intent({ metadata: { payment_no: 'P\0', portal } }))),
  ],
  ['over another amount', 'anomaly', (counter) => deliver(counter, eventOf(intent({ amount_received: 1 })))],
  [
    'of the other mode',
    'anomaly',
    (counter) => deliver(counter, eventOf(intent(), 'payment_intent.succeeded', { livemode: true })),
  ],
  [
    'for another portal',
    'anomaly',
    (counter) =>
      deliver(counter, eventOf(intent({ metadata: { payment_no: paymentNo, portal: 'other.example' } }))),
  ],
  [
    'for an unknown payment',
    'unknown',
    (counter) => deliver(counter, eventOf(intent({ metadata: { payment_no: 'P261120AAAAAAAAAA', portal } }))),
  ],
];

for (const [what, outcome, send] of forgeries)
  test(`a webhook ${what} never pays; it is refused, saved and alerted`, async (t) => {
    const counter = await openCounter(t);
    const { status, text } = await send(counter);
    assert.deepEqual([status, text], [400, 'refused']);
    assert.equal(await counter.stateOf(), 'PENDING_PAYMENT');
    assert.deepEqual(await counter.outcomes(), [outcome]);
    assert.ok(
      counter.checkout.logged.some((line) => JSON.parse(line).level >= 50),
      'an alert is logged',
    );
  });

for (const [what, body] of [
  ['of an unknown type', eventOf({ id: 'cus_1', email: 'a@example.com' }, 'customer.created')],
  ['of a type that is no text', eventOf(intent(), 'x', { type: { toString: 1 } })],
  ['of a payment without our number', eventOf(intent({ metadata: {} }))],
  [
    'of a refund made at Stripe',
    eventOf({ id: 're_1', status: 'succeeded', metadata: {} }, 'refund.created'),
  ],
  [
    'of a pending refund',
    eventOf(
      {
        id: 're_1',
        status: 'pending',
        amount: 1,
        currency: 'cny',
        metadata: { payment_no: 'P', refund_no: 'R' },
      },
      'refund.created',
    ),
  ],
] as const)
  test(`a genuine webhook ${what} is accepted and not stored`, async (t) => {
    const counter = await openCounter(t);
    assert.deepEqual(await deliver(counter, body), { status: 200, text: '' });
    assert.equal(await counter.stateOf(), 'PENDING_PAYMENT');
    assert.deepEqual(await counter.outcomes(), []);
  });

test("a webhook for the other provider's payment never pays", async (t) => {
  const counter = await openCounter(t, 'alipay');
  assert.equal((await deliver(counter, eventOf(intent()))).status, 400);
  assert.equal(await counter.stateOf(), 'PENDING_PAYMENT');
});

test('a session that expires after its payment changes nothing; before it, its payment ends', async (t) => {
  const session = {
    id: 'cs_1',
    amount_total: 100_000,
    currency: 'cny',
    metadata: { payment_no: paymentNo, portal },
  };
  const paid = await openCounter(t);
  await deliver(paid, eventOf(intent()));
  assert.equal((await deliver(paid, eventOf(session, 'checkout.session.expired'))).status, 200);
  assert.equal(await paid.stateOf(), 'PAID');
  const unpaid = await openCounter(t);
  await deliver(unpaid, eventOf(session, 'checkout.session.expired'));
  const [payment] = await unpaid.checkout.deps.db.select().from(payments);
  assert.equal(payment?.state, 'CLOSED');
});

const dispute = (change: object = {}) => ({
  ...{ id: 'dp_1', object: 'dispute', reason: 'fraudulent', status: 'needs_response' },
  ...{ amount: 100_000, currency: 'cny', payment_intent: 'pi_1' },
  evidence: { customer_email_address: 'buyer@example.com' },
  ...change,
});

test('a dispute is listed once for finance, without the data of the buyer, and the order stays', async (t) => {
  const counter = await openCounter(t);
  await deliver(counter, eventOf(intent()));
  const body = eventOf(dispute(), 'charge.dispute.created');
  const answers = await Promise.all([1, 2, 3].map(() => deliver(counter, body)));
  assert.deepEqual(answers, Array(3).fill({ status: 200, text: '' }));
  assert.equal(
    (await deliver(counter, eventOf(dispute({ status: 'won' }), 'charge.dispute.closed'))).status,
    200,
  );
  assert.equal(await counter.stateOf(), 'PAID');
  const { checkout } = counter;
  const who = await checkout.signIn('FINANCE', { perms: ['trade:reconcile:query'] });
  type Page = CallData<'GET /api/v1/payment-anomalies'>;
  const { body: page } = await checkout.call<Page>(who, 'GET', '/api/v1/payment-anomalies?outcome=dispute');
  assert.deepEqual(
    page.data.list.map(({ provider, paymentNo: no, orderNo, detail }) => [provider, no, orderNo, detail]),
    [
      ['stripe', paymentNo, counter.order.orderNo, 'dispute dp_1: fraudulent, 1000.00 cny, won'],
      ['stripe', paymentNo, counter.order.orderNo, 'dispute dp_1: fraudulent, 1000.00 cny, needs_response'],
    ],
  );
  const stored = await checkout.deps.db.select().from(paymentEvents);
  assert.ok(!JSON.stringify(stored).includes('buyer@example.com'));
  assert.ok(checkout.logged.some((line) => JSON.parse(line).level >= 50));
});

test('a dispute that comes before its payment is refused, and found when it is repeated', async (t) => {
  const counter = await openCounter(t);
  const body = eventOf(dispute(), 'charge.dispute.created');
  assert.equal((await deliver(counter, body)).status, 400);
  await deliver(counter, eventOf(intent()));
  assert.equal((await deliver(counter, body)).status, 200);
  assert.deepEqual(await counter.outcomes(), ['unknown', 'paid', 'dispute']);
});

/** A paid order with a refund that was sent to Stripe without an answer. */
const openRefund = async (t: TestContext) => {
  const counter = await openCounter(t);
  await deliver(counter, eventOf(intent()));
  const { refundNo } = (await counter.order.ask(100_000)).body.data;
  await sendRefunds(counter.checkout);
  const end = (change: object = {}, type = 'refund.created') => {
    const told = { id: 're_1', status: 'succeeded', amount: 100_000, currency: 'cny' };
    const metadata = { payment_no: paymentNo, refund_no: refundNo, portal };
    return deliver(counter, eventOf({ ...told, metadata, ...change }, type));
  };
  return { ...counter, refundNo, end };
};

test('a refund is settled by its webhook, and a repeat changes nothing', async (t) => {
  const { stateOf, end, outcomes } = await openRefund(t);
  assert.equal(await stateOf(), 'REFUNDING');
  const answers = await Promise.all([end(), end({}, 'refund.updated'), end()]);
  assert.deepEqual(answers, Array(3).fill({ status: 200, text: '' }));
  assert.equal(await stateOf(), 'REFUNDED');
  assert.deepEqual((await outcomes()).sort(), ['paid', 'refunded', 'repeat', 'repeat']);
});

test('a refund that fails after it had succeeded is an anomaly', async (t) => {
  const { stateOf, end, outcomes } = await openRefund(t);
  await end();
  assert.equal((await end({ status: 'failed' }, 'refund.failed')).status, 400);
  assert.equal(await stateOf(), 'REFUNDED');
  assert.deepEqual(await outcomes(), ['paid', 'refunded', 'anomaly']);
});

for (const [what, outcome, change] of [
  ['over another amount', 'anomaly', { amount: 1 }],
  ['for another portal', 'anomaly', { metadata: { payment_no: paymentNo, refund_no: 'R1', portal: 'x' } }],
  ['of an unknown number', 'unknown', { metadata: { payment_no: paymentNo, refund_no: 'R1', portal } }],
] as const)
  test(`a refund webhook ${what} changes nothing; it is refused, saved and alerted`, async (t) => {
    const { stateOf, end, outcomes } = await openRefund(t);
    assert.equal((await end(change)).status, 400);
    assert.equal(await stateOf(), 'REFUNDING');
    assert.deepEqual(await outcomes(), ['paid', outcome]);
  });
