import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { paymentEvents, payments } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, orderWithPayment } from '#src/sales/checkout/testing/started-payment.ts';
import { deleteOldForgedEvents } from './payment-event-repository.ts';

const forgeries: [
  string,
  (notification: Record<string, string>) => Record<string, string>,
  string,
  string?,
][] = [
  ['a wrong signature', (notification) => ({ ...notification, sign: 'bad' }), 'forged'],
  ['no signature', ({ sign: _sign, ...notification }) => notification, 'forged'],
  ['nothing readable', () => ({ sign: 'good' }), 'unreadable'],
  ['another amount', (notification) => ({ ...notification, amount: '1' }), 'anomaly', 'ANOMALY'],
  ['a fraction of a fen', (notification) => ({ ...notification, amount: '100000.5' }), 'anomaly', 'ANOMALY'],
  ['another app', (notification) => ({ ...notification, appId: 'app-2' }), 'anomaly'],
  ['another seller', (notification) => ({ ...notification, sellerId: 'seller-2' }), 'anomaly'],
  ['an unknown payment', (notification) => ({ ...notification, paymentNo: 'P261120AAAAAAAAAA' }), 'unknown'],
];

for (const [what, forge, outcome, state = 'WAITING'] of forgeries)
  test(`a webhook with ${what} never pays; it is saved and alerted`, async (t) => {
    const checkout = await openCheckout(t);
    const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
    const good = checkout.provider.notification(paymentNo, 'trade-1', 100_000);
    const answer = await checkout.notify(forge(good));
    assert.equal(answer.text, 'failure');
    assert.ok(answer.status >= 400 && answer.status < 500);
    assert.equal((await detailOf(checkout, buyer, orderNo)).state, 'PENDING_PAYMENT');
    const { db } = checkout.deps.database;
    const [event] = await db.select().from(paymentEvents);
    assert.equal(event?.outcome, outcome);
    assert.deepEqual(event?.raw, forge(good));
    assert.ok(
      checkout.logged.some((line) => JSON.parse(line).level >= 50),
      'an alert is logged',
    );
    const [payment] = await db.select().from(payments);
    assert.equal(payment?.state, state);
  });

test('a correct webhook after an anomaly still pays', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  await checkout.notify({ ...checkout.provider.pay(paymentNo), amount: '1' });
  await checkout.notify(checkout.provider.pay(paymentNo));
  assert.equal((await detailOf(checkout, buyer, orderNo)).state, 'PAID');
});

test('malformed bodies are refused without a server error', async (t) => {
  const checkout = await openCheckout(t);
  const { app, provider } = checkout;
  const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({ method: 'POST', url: provider.noticePath, headers: { 'content-type': type }, payload });
  for (const reply of [
    await post(''),
    await post('%00=%00&sign=good'),
    await post('a=%ED%A0%80&__proto__=1'),
    await post('x'.repeat(40_000)),
    await post('{"sign":"good"}', 'application/json'),
    await app.inject({ method: 'POST', url: provider.noticePath }),
  ]) {
    assert.equal(reply.body, 'failure');
    assert.ok(reply.statusCode >= 400 && reply.statusCode < 500, String(reply.statusCode));
  }
});

test('a flood of forged webhooks is answered, and saved up to a limit', async (t) => {
  const checkout = await openCheckout(t);
  for (let sent = 0; sent < 130; sent += 1) await checkout.notify({ sign: 'bad', sent: String(sent) });
  assert.equal(await checkout.deps.db.$count(paymentEvents), 120);
  checkout.clock.advance(61);
  await checkout.notify({ sign: 'bad' });
  assert.equal(await checkout.deps.db.$count(paymentEvents), 121);
});

test('500 forged webhooks at once leave at most 120 rows', async (t) => {
  const checkout = await openCheckout(t);
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, sent) => checkout.notify({ sign: 'bad', sent: String(sent) })),
  );
  assert.ok(answers.every(({ status }) => status === 400));
  assert.equal(await checkout.deps.db.$count(paymentEvents), 120);
});

test('forged webhooks are deleted after 30 days, genuine ones stay', async (t) => {
  const checkout = await openCheckout(t);
  const { paymentNo } = await orderWithPayment(checkout);
  await checkout.notify(checkout.provider.pay(paymentNo));
  await checkout.notify({ sign: 'bad' });
  const { db } = checkout.deps.database;
  const [event] = await db.select().from(paymentEvents);
  const after = (days: number) => new Date((event?.createdAt.getTime() ?? 0) + days * 86_400_000);
  assert.equal(await deleteOldForgedEvents(db, after(29)), 0);
  assert.equal(await deleteOldForgedEvents(db, after(31)), 1);
  assert.deepEqual(
    (await db.select().from(paymentEvents)).map(({ outcome }) => outcome),
    ['paid'],
  );
});

test('a webhook of a closed trade closes an open payment and keeps a paid one', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  const paid = checkout.provider.pay(paymentNo);
  const other = await checkout.startPaying(buyer, orderNo, 'page');
  await checkout.notify({ ...checkout.provider.notification(other, 'trade-o', 100_000), state: 'closed' });
  await checkout.notify(paid);
  await checkout.notify({ ...paid, state: 'closed' });
  const { db } = checkout.deps.database;
  const stateOf = async (no: string) =>
    (await db.select().from(payments).where(eq(payments.paymentNo, no)))[0]?.state;
  assert.deepEqual([await stateOf(paymentNo), await stateOf(other)], ['SUCCESS', 'CLOSED']);
  assert.equal((await detailOf(checkout, buyer, orderNo)).state, 'PAID');
});
