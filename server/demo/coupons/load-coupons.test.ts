import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coupons } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadOnce } from '../load-once.ts';
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
