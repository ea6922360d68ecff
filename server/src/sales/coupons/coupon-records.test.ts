import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, CouponForm, CouponRow, MemberCoupon } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { auditLog, users } from '#src/platform/database/index.ts';
import { pay } from '#src/sales/checkout/testing/cashier.ts';
import { type Buyer, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';

const all = ['biz:coupon:query', 'biz:coupon:add', 'biz:coupon:edit', 'biz:coupon:delete'];
const clerk = (shop: Shop): Promise<Buyer> => shop.signIn('FINANCE', { perms: all });

const day = 86_400_000;

const formOf = (shop: Shop, change: Partial<CouponForm> = {}): CouponForm => {
  const now = shop.clock.now().getTime();
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

const rows = async (shop: Shop, who: Buyer, query = ''): Promise<CouponRow[]> => {
  const url = `/api/v1/coupons/page${query}`;
  const { status, body } = await shop.call<CallData<'GET /api/v1/coupons/page'>>(who, 'GET', url);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.list;
};

const add = async (shop: Shop, who: Buyer, change: Partial<CouponForm> = {}): Promise<CouponRow> => {
  const { status, body } = await shop.call(who, 'POST', '/api/v1/coupons', { payload: formOf(shop, change) });
  assert.equal(status, 200, JSON.stringify(body));
  const [row] = await rows(shop, who);
  assert.ok(row);
  return row;
};

const stored = async (shop: Shop, who: Buyer, id: number): Promise<CouponForm> =>
  (await shop.call<CouponForm>(who, 'GET', `/api/v1/coupons/${id}/form`)).body.data;

const change = async (shop: Shop, who: Buyer, id: number, what: Partial<CouponForm>) => {
  const payload = { ...(await stored(shop, who, id)), ...what };
  const { status, body } = await shop.call(who, 'PUT', `/api/v1/coupons/${id}`, { payload });
  return [status, body.code, body.field];
};

const claim = (shop: Shop, buyer: Buyer, id: number) =>
  shop.call<MemberCoupon>(buyer, 'POST', `/api/v1/coupons/${id}/claim`);

const actions = async (shop: Shop, id: number): Promise<string[]> => {
  const found = await shop.deps.database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'coupon'), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id);
  return found.map(({ action }) => action);
};

test('a coupon is added, claimed and used, and its numbers follow', async (t) => {
  const shop = await openShop(t);
  const who = await clerk(shop);
  const { id } = await add(shop, who);
  const [paying, waiting] = [await shop.buyer(), await shop.buyer()];
  for (const buyer of [paying, waiting]) {
    const couponId = (await claim(shop, buyer, id)).body.data.id;
    const { body } = await shop.book(buyer, { couponId, expectedAmount: 88_000 });
    if (buyer === paying) await pay(shop, buyer, body.data.orderNo);
  }
  const [row] = await rows(shop, who);
  assert.deepEqual([row?.claimed, row?.used, row?.orders, row?.discounted, row?.total], [2, 2, 1, 12_000, 2]);
  assert.deepEqual(await actions(shop, id), ['create']);
});

test('a change that worsens claimed coupons, or leaves fewer than claimed, is refused', async (t) => {
  const shop = await openShop(t);
  const who = await clerk(shop);
  const { id } = await add(shop, who);
  assert.deepEqual(await change(shop, who, id, { minAmount: 200_000 }), [200, '200', undefined]);
  assert.equal((await claim(shop, await shop.buyer(), id)).status, 200);
  const refused: [Partial<CouponForm>, string][] = [
    [{ minAmount: 200_001 }, 'minAmount'],
    [{ discount: { type: 'amount', amount: 1 } }, 'discount/amount'],
    [{ kinds: ['hotel'] }, 'kinds'],
    [{ to: formOf(shop, {}).from, from: '2020-01-01T00:00:00Z' }, 'to'],
  ];
  for (const [what, field] of refused)
    assert.deepEqual(await change(shop, who, id, what), [400, 'A0400', field]);
  assert.equal((await claim(shop, await shop.buyer(), id)).status, 200);
  assert.deepEqual(await change(shop, who, id, { total: 1 }), [400, 'A0400', 'total']);
  assert.deepEqual(await change(shop, who, id, { kinds: [], total: 3 }), [200, '200', undefined]);
  assert.deepEqual(await actions(shop, id), ['create', 'update', 'update']);
});

test('a coupon outside the bounds of the contract is refused with its field', async (t) => {
  const shop = await openShop(t);
  const who = await clerk(shop);
  const percent = { type: 'percent', percent: 99, most: 8_000 } as const;
  const longest = { zh: '券'.repeat(60), en: 'x'.repeat(120) };
  await add(shop, who, { title: longest, discount: percent });
  const refused: [Partial<CouponForm>, string][] = [
    [{ title: { zh: '' } }, 'title/zh'],
    [{ title: { zh: '  ' } }, 'title/zh'],
    [{ title: { ...longest, zh: '券'.repeat(61) } }, 'title/zh'],
    [{ title: { ...longest, en: 'x'.repeat(121) } }, 'title/en'],
    [{ discount: { ...percent, percent: 0 } }, 'discount/percent'],
    [{ discount: { ...percent, percent: 100 } }, 'discount/percent'],
  ];
  for (const [what, field] of refused) {
    const { status, body } = await shop.call(who, 'POST', '/api/v1/coupons', { payload: formOf(shop, what) });
    assert.deepEqual([status, body.code, body.field], [400, 'A0400', field]);
  }
});

test('a second coupon with the same title is refused', async (t) => {
  const shop = await openShop(t);
  const who = await clerk(shop);
  const { id } = await add(shop, who);
  const payload = await stored(shop, who, id);
  await change(shop, who, id, { total: 9 });
  const { status, body } = await shop.call(who, 'PUT', `/api/v1/coupons/${id}`, { payload });
  assert.deepEqual([status, body.code], [409, 'A0514']);
});

test('a stopped, future or ended coupon cannot be claimed; claimed ones stay', async (t) => {
  const shop = await openShop(t);
  const who = await clerk(shop);
  const { id } = await add(shop, who);
  const buyer = await shop.buyer();
  const couponId = (await claim(shop, buyer, id)).body.data.id;
  await shop.call(who, 'PUT', `/api/v1/coupons/${id}/status?status=0`);
  const now = shop.clock.now().getTime();
  const coming = await add(shop, who, { claimFrom: new Date(now + day).toISOString() });
  const gone = await add(shop, who, { claimTo: new Date(now - 1).toISOString() });
  for (const one of [id, coming.id, gone.id])
    assert.equal((await claim(shop, await shop.buyer(), one)).body.code, 'A0510');
  assert.deepEqual((await shop.call<[]>(undefined, 'GET', '/api/v1/coupons')).body.data, []);
  for (const [stage, ids] of [
    ['off', [id]],
    ['coming', [coming.id]],
    ['over', [gone.id]],
    ['open', []],
  ] as const)
    assert.deepEqual(
      (await rows(shop, who, `?stage=${stage}`)).map((row) => row.id),
      ids,
      stage,
    );
  assert.equal((await shop.book(buyer, { couponId, expectedAmount: 88_000 })).status, 200);
});

test('deletion removes unclaimed coupons only, all or none', async (t) => {
  const shop = await openShop(t);
  const who = await clerk(shop);
  const [used, free] = [await add(shop, who), await add(shop, who)];
  await claim(shop, await shop.buyer(), used.id);
  const both = await shop.call(who, 'DELETE', `/api/v1/coupons/${used.id},${free.id}`);
  assert.deepEqual([both.status, both.body.code], [409, 'A0513']);
  assert.equal((await shop.call(who, 'DELETE', `/api/v1/coupons/${free.id}`)).status, 200);
  assert.equal((await shop.call(who, 'DELETE', `/api/v1/coupons/${free.id}`)).status, 404);
  assert.deepEqual(
    (await rows(shop, who)).map(({ id }) => id),
    [used.id],
  );
});

test('staff grant a member one coupon, once, while any are left', async (t) => {
  const shop = await openShop(t);
  const who = await clerk(shop);
  const { id } = await add(shop, who, { total: 1, status: 0 });
  const nameOf = async ({ userId }: Buyer): Promise<string> => {
    const { db } = shop.deps.database;
    const [found] = await db.select().from(users).where(eq(users.id, userId));
    return found?.username ?? '';
  };
  const give = async (username: string) => {
    const { status, body } = await shop.call(who, 'POST', `/api/v1/coupons/${id}/give`, {
      payload: { username },
    });
    return [status, body.code, body.field];
  };
  const buyer = await shop.buyer();
  assert.deepEqual(await give('nobody-of-this-name'), [400, 'A0400', 'username']);
  assert.deepEqual(await give((await nameOf(buyer)).toUpperCase()), [200, '200', undefined]);
  assert.deepEqual(await give(await nameOf(buyer)), [400, 'A0400', 'username']);
  assert.deepEqual(await give(await nameOf(await shop.buyer())), [409, 'A0510', undefined]);
  const own = await shop.call<MemberCoupon[]>(buyer, 'GET', '/api/v1/member-coupons');
  assert.equal(own.body.data.length, 1);
  assert.deepEqual(await actions(shop, id), ['create', 'give']);
});

test('every route requires its own permission', async (t) => {
  const shop = await openShop(t);
  const { id } = await add(shop, await clerk(shop));
  const reader = await shop.signIn('READER', { perms: ['biz:coupon:query'] });
  const payload = formOf(shop);
  const tries = [
    shop.call(reader, 'POST', '/api/v1/coupons', { payload }),
    shop.call(reader, 'PUT', `/api/v1/coupons/${id}`, { payload }),
    shop.call(reader, 'PUT', `/api/v1/coupons/${id}/status?status=0`),
    shop.call(reader, 'DELETE', `/api/v1/coupons/${id}`),
    shop.call(reader, 'POST', `/api/v1/coupons/${id}/give`, { payload: { username: 'x' } }),
    shop.call(await shop.buyer(), 'GET', '/api/v1/coupons/page'),
  ];
  for (const { status } of await Promise.all(tries)) assert.equal(status, 403);
});
