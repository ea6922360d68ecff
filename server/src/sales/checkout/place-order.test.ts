import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { holds, inventory, orders } from '#src/platform/database/index.ts';
import { adult, newKey, openCheckout } from './testing/checkout-fixture.ts';

const times = <T>(count: number, make: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

test('60 concurrent buyers of 10 seats: 10 succeed, 50 get sold out', async (t) => {
  const checkout = await openCheckout(t, { seats: 10 });
  const buyers = await times(60, () => checkout.buyer());
  const replies = await Promise.all(buyers.map((buyer) => checkout.book(buyer)));
  const by = (status: number) => replies.filter((reply) => reply.status === status);
  assert.equal(by(200).length, 10);
  assert.equal(by(409).length, 50);
  assert.deepEqual([...new Set(by(409).map(({ body }) => body.code))], ['A0510']);
  assert.deepEqual(await checkout.stock(), { held: 10, sold: 0, total: 10 });
});

test('the same requests oversell without row locks: control of the test above', async (t) => {
  const checkout = await openCheckout(t, { seats: 10 });
  const { db } = checkout.deps.database;
  await db.execute(sql`create table naive as select total, held, sold from inventory`);
  const buyNaively = async (): Promise<boolean> => {
    const { rows } = await db.execute<{ left: number }>(sql`select total - held - sold as left from naive`);
    if ((rows[0]?.left ?? 0) < 1) return false;
    await db.execute(sql`select pg_sleep(0.01)`);
    await db.execute(sql`update naive set held = held + 1`);
    return true;
  };
  const sold = (await times(60, buyNaively)).filter(Boolean).length;
  assert.ok(sold > 10, `${sold} sold of 10`);
});

test('people and rooms hold one seat per person, at the price of each', async (t) => {
  const checkout = await openCheckout(t);
  const child = {
    name: '小海',
    documentType: 'passport' as const,
    documentNo: 'E12345678',
    birthDate: '2019-01-01',
  };
  const { status, body } = await checkout.book(await checkout.buyer(), {
    adults: 2,
    children: 1,
    singleRooms: 1,
    travellers: [adult(1), adult(2), child],
    expectedAmount: 275_000,
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.data.amount, 275_000);
  assert.deepEqual(await checkout.stock(), { held: 3, sold: 0, total: 10 });
});

test('twenty requests with one idempotency key create one order and get one answer', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const key = newKey();
  const replies = await times(20, () => checkout.book(buyer, {}, key));
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
  assert.equal(new Set(replies.map(({ body }) => JSON.stringify(body))).size, 1);
  assert.equal(await checkout.deps.db.$count(orders), 1);
  const changed = await checkout.book(buyer, { remark: 'another' }, key);
  assert.deepEqual([changed.status, changed.body.code], [422, 'A0520']);
});

test('a failed request may be retried with the same key', async (t) => {
  const checkout = await openCheckout(t, { seats: 0 });
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const key = newKey();
  const short = await checkout.book(buyer, {}, key);
  assert.deepEqual([short.body.code, short.body.field], ['A0510', 'adults']);
  await db.update(inventory).set({ total: 1 });
  assert.equal((await checkout.book(buyer, {}, key)).status, 200);
});

test('a call without a valid Idempotency-Key is refused', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  for (const key of [undefined, 'short', 'with space in it', 'x'.repeat(65)]) {
    const reply = await checkout.call(buyer, 'POST', '/api/v1/orders/tour', {
      payload: checkout.booking(),
      key,
    });
    assert.deepEqual([reply.status, reply.body.field], [400, 'Idempotency-Key']);
  }
});

test('booking the same again unpaid resumes the order with the latest input', async (t) => {
  const checkout = await openCheckout(t, { seats: 1 });
  const buyer = await checkout.buyer();
  const replies = await times(5, (place) => checkout.book(buyer, { remark: `round ${place}` }));
  assert.equal(
    new Set(replies.map(({ body }) => body.data?.orderNo)).size,
    1,
    'its own hold does not block it',
  );
  await checkout.book(buyer, { remark: 'last' });
  const { body } = await checkout.call<OrderDetail>(
    buyer,
    'GET',
    `/api/v1/orders/${replies[0]?.body.data.orderNo}`,
  );
  assert.equal(body.data.remark, 'last');
  assert.equal(await checkout.deps.db.$count(holds), 1);
});

test('other people on the same departure get another order; the fourth unpaid one is refused', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const replies = await times(6, (place) => checkout.book(buyer, { travellers: [adult(place + 1)] }));
  assert.equal(replies.filter(({ status }) => status === 200).length, 3);
  const refusals = replies.filter(({ status }) => status === 409);
  assert.deepEqual(
    refusals.map(({ body }) => body.code),
    ['A0512', 'A0512', 'A0512'],
  );
  checkout.clock.advance(31 * 60);
  assert.equal(
    (await checkout.book(buyer, { travellers: [adult(9)] })).status,
    200,
    'those whose time is over do not count',
  );
});

test('the eleventh order within a minute is refused with its field, also when the others are cancelled', async (t) => {
  const checkout = await openCheckout(t, { seats: 50 });
  const buyer = await checkout.buyer();
  for (let place = 1; place <= 10; place += 1) {
    const orderNo = await checkout.order(buyer, { travellers: [adult(place)] });
    await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  }
  const { status, body } = await checkout.book(buyer, { travellers: [adult(11)] });
  assert.deepEqual([status, body.code, body.field], [429, 'B0210', 'adults']);
  const other = await checkout.buyer();
  assert.equal((await checkout.book(other, { travellers: [adult(12)] })).status, 200, 'of another member');
  checkout.clock.advance(60);
  assert.equal((await checkout.book(buyer, { travellers: [adult(11)] })).status, 200);
});

test('an outdated price is refused with the new one, and nothing is held', async (t) => {
  const checkout = await openCheckout(t);
  await checkout.deps.db.update(inventory).set({ price: 123_450 });
  const { status, body } = await checkout.book(await checkout.buyer());
  assert.deepEqual([status, body.code], [409, 'A0511']);
  assert.match(body.msg, /1234\.50/);
  assert.equal((await checkout.stock()).held, 0);
});

test('an order keeps its snapshot when the product changes', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const { db } = checkout.deps.database;
  await db.execute(
    sql`update products set title = '{"zh":"别的"}', content = jsonb_set(content, '{refundTiers}', '[]')`,
  );
  await db.update(inventory).set({ price: 1 });
  const { body } = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.equal(body.data.title, '硇洲岛两日');
  assert.equal(body.data.titleEn, 'Two days on Naozhou');
  assert.equal(body.data.amount, 100_000);
  assert.equal(body.data.refundTiers.length, 2);
});

test('document numbers are never stored or logged in plain text', async (t) => {
  const checkout = await openCheckout(t);
  const orderNo = await checkout.order(await checkout.buyer(), { travellers: [adult()] });
  const { db } = checkout.deps.database;
  const { rows } =
    await db.execute(sql`select o::text || coalesce((select string_agg(a::text, '') from audit_log a), '')
    || (select string_agg(k::text, '') from idempotency_keys k) as all from orders o`);
  assert.ok(!JSON.stringify(rows).includes(adult().documentNo));
  assert.ok(!checkout.logged.join('').includes(adult().documentNo));
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  assert.equal(order?.form.travellers[0]?.documentMask, `440***********${adult().documentNo.slice(-4)}`);
});
