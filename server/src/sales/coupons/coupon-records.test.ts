import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, CouponForm, CouponRow, MemberCoupon } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { auditLog, users } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';

const all = ['biz:coupon:query', 'biz:coupon:add', 'biz:coupon:edit', 'biz:coupon:delete'];
const clerk = (checkout: CheckoutFixture): Promise<Buyer> => checkout.signIn('FINANCE', { perms: all });

const day = 86_400_000;

const formOf = (checkout: CheckoutFixture, change: Partial<CouponForm> = {}): CouponForm => {
  const now = checkout.clock.now().getTime();
  return {
    title: { zh: '立减 120 元' },
    kinds: ['tour'],
    minAmount: 100_000,
    discount: { type: 'amount', amount: 12_000 },
    from: new Date(now - day).toISOString(),
    to: new Date(now + 30 * day).toISOString(),
    claimFrom: null,
    claimTo: null,
    total: 2,
    status: 1,
    ...change,
  };
};

const rows = async (checkout: CheckoutFixture, who: Buyer, query = ''): Promise<CouponRow[]> => {
  const url = `/api/v1/coupons/page${query}`;
  const { status, body } = await checkout.call<CallData<'GET /api/v1/coupons/page'>>(who, 'GET', url);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.list;
};

const add = async (
  checkout: CheckoutFixture,
  who: Buyer,
  change: Partial<CouponForm> = {},
): Promise<CouponRow> => {
  const { status, body } = await checkout.call(who, 'POST', '/api/v1/coupons', {
    payload: formOf(checkout, change),
  });
  assert.equal(status, 200, JSON.stringify(body));
  const [row] = await rows(checkout, who);
  assert.ok(row);
  return row;
};

const stored = async (checkout: CheckoutFixture, who: Buyer, id: number): Promise<CouponForm> =>
  (await checkout.call<CouponForm>(who, 'GET', `/api/v1/coupons/${id}/form`)).body.data;

const change = async (checkout: CheckoutFixture, who: Buyer, id: number, what: Partial<CouponForm>) => {
  const payload = { ...(await stored(checkout, who, id)), ...what };
  const { status, body } = await checkout.call(who, 'PUT', `/api/v1/coupons/${id}`, { payload });
  return [status, body.code, body.field];
};

const claim = (checkout: CheckoutFixture, buyer: Buyer, id: number) =>
  checkout.call<MemberCoupon>(buyer, 'POST', `/api/v1/coupons/${id}/claim`);

const actions = async (checkout: CheckoutFixture, id: number): Promise<string[]> => {
  const found = await checkout.deps.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'coupon'), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id);
  return found.map(({ action }) => action);
};

test('a coupon is added, claimed and used, and its numbers follow', async (t) => {
  const checkout = await openCheckout(t);
  const who = await clerk(checkout);
  const { id } = await add(checkout, who);
  const [paying, waiting] = [await checkout.buyer(), await checkout.buyer()];
  for (const buyer of [paying, waiting]) {
    const couponId = (await claim(checkout, buyer, id)).body.data.id;
    const { body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
    if (buyer === paying) await pay(checkout, buyer, body.data.orderNo);
  }
  const [row] = await rows(checkout, who);
  assert.deepEqual([row?.claimed, row?.used, row?.orders, row?.discounted, row?.total], [2, 2, 1, 12_000, 2]);
  assert.deepEqual(await actions(checkout, id), ['create']);
});

test('a change that worsens claimed coupons, or leaves fewer than claimed, is refused', async (t) => {
  const checkout = await openCheckout(t);
  const who = await clerk(checkout);
  const { id } = await add(checkout, who);
  assert.deepEqual(await change(checkout, who, id, { minAmount: 200_000 }), [200, '200', undefined]);
  assert.equal((await claim(checkout, await checkout.buyer(), id)).status, 200);
  const refused: [Partial<CouponForm>, string][] = [
    [{ minAmount: 200_001 }, 'minAmount'],
    [{ discount: { type: 'amount', amount: 1 } }, 'discount/amount'],
    [{ kinds: ['hotel'] }, 'kinds'],
    [{ to: formOf(checkout, {}).from, from: '2020-01-01T00:00:00Z' }, 'to'],
  ];
  for (const [what, field] of refused)
    assert.deepEqual(await change(checkout, who, id, what), [400, 'A0400', field]);
  assert.equal((await claim(checkout, await checkout.buyer(), id)).status, 200);
  assert.deepEqual(await change(checkout, who, id, { total: 1 }), [400, 'A0400', 'total']);
  assert.deepEqual(await change(checkout, who, id, { kinds: [], total: 3 }), [200, '200', undefined]);
  assert.deepEqual(await actions(checkout, id), ['create', 'update', 'update']);
});

test('a coupon outside the bounds of the contract is refused with its field', async (t) => {
  const checkout = await openCheckout(t);
  const who = await clerk(checkout);
  const percent = { type: 'percent', percent: 99, most: 8_000 } as const;
  const longest = { zh: '券'.repeat(60), en: 'x'.repeat(120) };
  await add(checkout, who, { title: longest, discount: percent });
  const refused: [Partial<CouponForm>, string][] = [
    [{ title: { zh: '' } }, 'title/zh'],
    [{ title: { zh: '  ' } }, 'title/zh'],
    [{ title: { ...longest, zh: '券'.repeat(61) } }, 'title/zh'],
    [{ title: { ...longest, en: 'x'.repeat(121) } }, 'title/en'],
    [{ discount: { ...percent, percent: 0 } }, 'discount/percent'],
    [{ discount: { ...percent, percent: 100 } }, 'discount/percent'],
  ];
  for (const [what, field] of refused) {
    const { status, body } = await checkout.call(who, 'POST', '/api/v1/coupons', {
      payload: formOf(checkout, what),
    });
    assert.deepEqual([status, body.code, body.field], [400, 'A0400', field]);
  }
});

test('a second coupon with the same title is refused', async (t) => {
  const checkout = await openCheckout(t);
  const who = await clerk(checkout);
  const { id } = await add(checkout, who);
  const payload = await stored(checkout, who, id);
  await change(checkout, who, id, { total: 9 });
  const { status, body } = await checkout.call(who, 'PUT', `/api/v1/coupons/${id}`, { payload });
  assert.deepEqual([status, body.code], [409, 'A0514']);
});

test('a stopped, future or ended coupon cannot be claimed; claimed ones stay', async (t) => {
  const checkout = await openCheckout(t);
  const who = await clerk(checkout);
  const { id } = await add(checkout, who);
  const buyer = await checkout.buyer();
  const couponId = (await claim(checkout, buyer, id)).body.data.id;
  await checkout.call(who, 'PUT', `/api/v1/coupons/${id}/status?status=0`);
  const now = checkout.clock.now().getTime();
  const coming = await add(checkout, who, { claimFrom: new Date(now + day).toISOString() });
  const gone = await add(checkout, who, { claimTo: new Date(now - 1).toISOString() });
  for (const one of [id, coming.id, gone.id])
    assert.equal((await claim(checkout, await checkout.buyer(), one)).body.code, 'A0510');
  assert.deepEqual((await checkout.call<[]>(undefined, 'GET', '/api/v1/coupons')).body.data, []);
  for (const [stage, ids] of [
    ['off', [id]],
    ['coming', [coming.id]],
    ['over', [gone.id]],
    ['open', []],
  ] as const)
    assert.deepEqual(
      (await rows(checkout, who, `?stage=${stage}`)).map((row) => row.id),
      ids,
      stage,
    );
  assert.equal((await checkout.book(buyer, { couponId, expectedAmount: 88_000 })).status, 200);
});

test('deletion removes unclaimed coupons only, all or none', async (t) => {
  const checkout = await openCheckout(t);
  const who = await clerk(checkout);
  const [used, free] = [await add(checkout, who), await add(checkout, who)];
  await claim(checkout, await checkout.buyer(), used.id);
  const both = await checkout.call(who, 'DELETE', `/api/v1/coupons/${used.id},${free.id}`);
  assert.deepEqual([both.status, both.body.code], [409, 'A0513']);
  assert.equal((await checkout.call(who, 'DELETE', `/api/v1/coupons/${free.id}`)).status, 200);
  assert.equal((await checkout.call(who, 'DELETE', `/api/v1/coupons/${free.id}`)).status, 404);
  assert.deepEqual(
    (await rows(checkout, who)).map(({ id }) => id),
    [used.id],
  );
});

test('staff grant a member one coupon, once, while any are left', async (t) => {
  const checkout = await openCheckout(t);
  const who = await clerk(checkout);
  const { id } = await add(checkout, who, { total: 1, status: 0 });
  const nameOf = async ({ userId }: Buyer): Promise<string> => {
    const { db } = checkout.deps.database;
    const [found] = await db.select().from(users).where(eq(users.id, userId));
    return found?.username ?? '';
  };
  const give = async (username: string) => {
    const { status, body } = await checkout.call(who, 'POST', `/api/v1/coupons/${id}/give`, {
      payload: { username },
    });
    return [status, body.code, body.field];
  };
  const buyer = await checkout.buyer();
  assert.deepEqual(await give('nobody-of-this-name'), [400, 'A0400', 'username']);
  assert.deepEqual(await give((await nameOf(buyer)).toUpperCase()), [200, '200', undefined]);
  assert.deepEqual(await give(await nameOf(buyer)), [400, 'A0400', 'username']);
  assert.deepEqual(await give(await nameOf(await checkout.buyer())), [409, 'A0510', undefined]);
  const own = await checkout.call<MemberCoupon[]>(buyer, 'GET', '/api/v1/member-coupons');
  assert.equal(own.body.data.length, 1);
  assert.deepEqual(await actions(checkout, id), ['create', 'give']);
});

test('every route requires its own permission', async (t) => {
  const checkout = await openCheckout(t);
  const { id } = await add(checkout, await clerk(checkout));
  const reader = await checkout.signIn('READER', { perms: ['biz:coupon:query'] });
  const payload = formOf(checkout);
  const tries = [
    checkout.call(reader, 'POST', '/api/v1/coupons', { payload }),
    checkout.call(reader, 'PUT', `/api/v1/coupons/${id}`, { payload }),
    checkout.call(reader, 'PUT', `/api/v1/coupons/${id}/status?status=0`),
    checkout.call(reader, 'DELETE', `/api/v1/coupons/${id}`),
    checkout.call(reader, 'POST', `/api/v1/coupons/${id}/give`, { payload: { username: 'x' } }),
    checkout.call(await checkout.buyer(), 'GET', '/api/v1/coupons/page'),
  ];
  for (const { status } of await Promise.all(tries)) assert.equal(status, 403);
});

test('staff decide whether the centre shows a coupon', async (t) => {
  const checkout = await openCheckout(t);
  const who = await clerk(checkout);
  const { id } = await add(checkout, who);
  const count = async () =>
    (await checkout.call<unknown[]>(undefined, 'GET', '/api/v1/coupons/centre')).body.data.length;
  assert.equal(await count(), 1, 'a new coupon is shown');
  assert.deepEqual(await change(checkout, who, id, { inCentre: 0 }), [200, '200', undefined]);
  assert.equal(await count(), 0);
  assert.deepEqual(await change(checkout, who, id, { inCentre: 2 as 0 }), [400, 'A0400', 'inCentre']);
  const { inCentre: _, ...rest } = await stored(checkout, who, id);
  const { status } = await checkout.call(who, 'PUT', `/api/v1/coupons/${id}`, { payload: rest });
  assert.deepEqual([status, await count()], [200, 0], 'without the field it is not changed');
});
