import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#src/identity/authentication/index.ts';
import { auditLog, users, waitlistEntries } from '#src/platform/database/index.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  cardOf,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';

const password = 'Ocean@2026';

const member = async (checkout: CheckoutFixture): Promise<Buyer> => {
  const buyer = await checkout.buyer();
  const passwordHash = await hashPassword(password);
  await checkout.deps.db.update(users).set({ passwordHash }).where(eq(users.id, buyer.userId));
  return buyer;
};

const download = ({ app }: CheckoutFixture, { headers }: Buyer, typed = password) =>
  app.inject({ method: 'POST', url: '/api/v1/account/data', headers, payload: { password: typed } });

test('the file has all data of the member, with full document numbers, and none of others', async (t) => {
  const checkout = await openCheckout(t);
  const [buyer, other] = [await member(checkout), await member(checkout)];
  await checkout.call(buyer, 'POST', '/api/v1/travellers', { payload: adult(1) });
  await checkout.call(other, 'POST', '/api/v1/travellers', { payload: adult(2) });
  const orderNo = await checkout.order(buyer, { travellers: [adult(3)], remark: '靠窗' });
  await pay(checkout, buyer, orderNo);
  const theirs = await checkout.order(other, { travellers: [adult(4)] });
  const wait = { skuId: checkout.skuId, adults: 2, children: 1, language: 'zh' } as const;
  await checkout.deps.db.insert(waitlistEntries).values([
    { ...wait, userId: buyer.userId, day: '2030-01-01' },
    { ...wait, userId: other.userId, day: '2030-01-02' },
  ]);
  const file = await download(checkout, buyer);
  assert.equal(file.statusCode, 200);
  assert.match(String(file.headers['content-disposition']), /^attachment; filename=haitu-[^;]*\.json$/);
  const { account, devices, travellers, orders, waitlists, ...rest } = file.json();
  assert.equal(account.length, 1);
  assert.equal(devices.length, 1);
  assert.deepEqual(
    travellers.map(({ documentNo }: { documentNo: string }) => documentNo),
    [cardOf(1)],
  );
  const [order] = orders;
  assert.deepEqual([orders.length, order.orderNo, order.state], [1, orderNo, 'PAID']);
  assert.deepEqual(
    [
      order.filledIn.travellers[0].documentNo,
      order.filledIn.remark,
      order.lines.length,
      order.payments.length,
    ],
    [cardOf(3), '靠窗', 1, 1],
  );
  assert.deepEqual(
    order.history.map(({ event }: { event: string }) => event),
    ['create', 'pay'],
  );
  assert.deepEqual(
    waitlists.map(({ day, adults, children, state }: Record<string, unknown>) => [
      day,
      adults,
      children,
      state,
    ]),
    [['2030-01-01', 2, 1, 'WAITING']],
  );
  for (const name of ['reviews', 'addresses', 'collections', 'coupons', 'enquiries', 'preferences'])
    assert.deepEqual(rest[name], [], name);
  for (const foreign of [cardOf(2), cardOf(4), theirs, 'passwordHash', 'Cipher', '$argon2id'])
    assert.ok(!file.body.includes(foreign), foreign);
});

test('orders beyond one batch are exported, each once', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await member(checkout);
  for (let number = 0; number < 52; number += 1) {
    // Within the pace of orders.
    checkout.clock.advance(6);
    const orderNo = await checkout.order(buyer, { travellers: [adult(number)] });
    await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  }
  const { orders } = (await download(checkout, buyer)).json();
  assert.equal(new Set(orders.map(({ orderNo }: { orderNo: string }) => orderNo)).size, 52);
  assert.equal(orders.length, 52);
});

test('the export requires the password, is limited to three a day, and is audited', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await member(checkout);
  const wrong = await download(checkout, buyer, 'Guess@2026');
  assert.deepEqual([wrong.statusCode, wrong.json().code], [400, 'A0210']);
  for (let time = 0; time < 3; time += 1) assert.equal((await download(checkout, buyer)).statusCode, 200);
  const fourth = await download(checkout, buyer);
  assert.deepEqual([fourth.statusCode, fourth.json().code], [429, 'B0210']);
  assert.ok(Number(fourth.headers['retry-after']) > 86_000);
  assert.equal(
    (await download(checkout, await member(checkout))).statusCode,
    200,
    'others are not limited by it',
  );
  const rows = await checkout.deps.db.select().from(auditLog).where(eq(auditLog.action, 'download-data'));
  assert.equal(rows.length, 4);
});
