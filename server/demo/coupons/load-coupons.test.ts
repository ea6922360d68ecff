import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { coupons, memberCoupons, users } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { statementKind } from '../articles/article-seed.ts';
import { loadOnce } from '../load-once.ts';
import { readGroups } from '../read-groups.ts';
import { loadCoupons } from './load-coupons.ts';

test('coupons that are called one for new customers, and only they, are limited to them', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  const { db } = database;
  await loadOnce({ db, now: () => new Date('2026-11-20T01:00:00Z') }, 'coupons', loadCoupons);
  const loaded = await db.select().from(coupons);
  assert.ok(loaded.some(({ audience }) => audience === 'new'));
  for (const { title, audience } of loaded) {
    assert.equal(title.zh.includes('新客'), audience === 'new', title.zh);
    assert.equal(/new customers/.test(title.en ?? ''), audience === 'new', title.en);
  }
});

test('the demo member has coupons to use and an expired one, and a coupon outside the centre', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  const { db } = database;
  const deps = { db, now: () => new Date('2026-11-20T01:00:00Z') };
  await db.insert(users).values({ username: 'visitor', nickname: '李晓晨', passwordHash: 'x' });
  await loadOnce(deps, 'coupons', loadCoupons);
  const own = await db
    .select()
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId));
  assert.deepEqual([...new Set(own.map(({ coupons: { endsAt } }) => endsAt > deps.now()))].sort(), [
    false,
    true,
  ]);
  assert.ok(own.every(({ coupons: { claimed } }) => claimed === 1));
  assert.ok(own.some(({ coupons: { inCentre } }) => inCentre === 0));
});

test('the terms state when a coupon is returned', () => {
  const terms = JSON.stringify(readGroups(statementKind).find(({ code }) => code === 'refunds'));
  assert.match(terms, /全额退款时退回所用优惠券，有效期不变；部分退款按实付金额计算，优惠券不退回。/);
  assert.match(
    terms,
    /A full refund returns the coupon used, .* A partial refund .* does not return the coupon\./,
  );
});
