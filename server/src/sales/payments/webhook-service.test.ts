import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { paymentEvents, payments } from '#src/platform/database/index.ts';
import { atTheCashier, detailOf } from '#src/sales/checkout/testing/cashier.ts';
import { openShop } from '#src/sales/checkout/testing/shop.ts';

const forgeries: [string, (notice: Record<string, string>) => Record<string, string>, string, string?][] = [
  ['a wrong signature', (notice) => ({ ...notice, sign: 'bad' }), 'forged'],
  ['no signature', ({ sign: _sign, ...notice }) => notice, 'forged'],
  ['nothing readable', () => ({ sign: 'good' }), 'unreadable'],
  ['another amount', (notice) => ({ ...notice, amount: '1' }), 'anomaly', 'ANOMALY'],
  ['a fraction of a fen', (notice) => ({ ...notice, amount: '100000.5' }), 'anomaly', 'ANOMALY'],
  ['another app', (notice) => ({ ...notice, appId: 'app-2' }), 'anomaly'],
  ['another seller', (notice) => ({ ...notice, sellerId: 'seller-2' }), 'anomaly'],
  ['a payment nobody asked for', (notice) => ({ ...notice, paymentNo: 'P261120AAAAAAAAAA' }), 'unknown'],
];

for (const [what, forge, outcome, state = 'WAITING'] of forgeries)
  test(`a notice with ${what} never pays; it is kept and alerted`, async (t) => {
    const shop = await openShop(t);
    const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
    const good = shop.provider.notice(paymentNo, 'trade-1', 100_000);
    const answer = await shop.notify(forge(good));
    assert.equal(answer.text, 'failure');
    assert.ok(answer.status >= 400 && answer.status < 500);
    assert.equal((await detailOf(shop, buyer, orderNo)).state, 'PENDING_PAYMENT');
    const { db } = shop.deps.database;
    const [event] = await db.select().from(paymentEvents);
    assert.equal(event?.outcome, outcome);
    assert.deepEqual(event?.raw, forge(good));
    assert.ok(
      shop.logged.some((line) => JSON.parse(line).level >= 50),
      'an alert is logged',
    );
    const [payment] = await db.select().from(payments);
    assert.equal(payment?.state, state);
  });

test('after an anomaly the right notice still pays', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.notify({ ...shop.provider.pay(paymentNo), amount: '1' });
  await shop.notify(shop.provider.pay(paymentNo));
  assert.equal((await detailOf(shop, buyer, orderNo)).state, 'PAID');
});

test('bodies that are no notices are refused, and never a fault of ours', async (t) => {
  const shop = await openShop(t);
  const { app, provider } = shop;
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

test('a flood of forged notices is answered, but not all of it is kept', async (t) => {
  const shop = await openShop(t);
  for (let sent = 0; sent < 130; sent += 1) await shop.notify({ sign: 'bad', sent: String(sent) });
  assert.equal(await shop.deps.database.db.$count(paymentEvents), 120);
  shop.clock.advance(61);
  await shop.notify({ sign: 'bad' });
  assert.equal(await shop.deps.database.db.$count(paymentEvents), 121);
});

test('a closed notice ends an open payment and leaves a paid one alone', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  const paid = shop.provider.pay(paymentNo);
  const other = await shop.startPaying(buyer, orderNo, 'page');
  await shop.notify({ ...shop.provider.notice(other, 'trade-o', 100_000), state: 'closed' });
  await shop.notify(paid);
  await shop.notify({ ...paid, state: 'closed' });
  const { db } = shop.deps.database;
  const stateOf = async (no: string) =>
    (await db.select().from(payments).where(eq(payments.paymentNo, no)))[0]?.state;
  assert.deepEqual([await stateOf(paymentNo), await stateOf(other)], ['SUCCESS', 'CLOSED']);
  assert.equal((await detailOf(shop, buyer, orderNo)).state, 'PAID');
});
