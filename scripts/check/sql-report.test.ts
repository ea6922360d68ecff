import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFunctions } from './sql-report.ts';

const path = 'server/src/sales/coupons/coupon-repository.ts';

test('the exported functions with a Db are found', () => {
  const text = `
export const claimableFrom = sql\`now()\`;
export const isClaimable = (now: Date) => lte(claimableFrom, now);
export const findCoupon = async (db: Db, id: number) => db.select();
export const listOwn = <T>(
  tx: Db,
  { id }: { id: number; now: Date },
) => tx.select();
export const fileOf = async ({ database: { db } }: Pick<Deps, 'database'>) => db.select();
const own = (db: Db) => db.select();
`;
  assert.deepEqual(listFunctions({ path, text }), [
    'sales/coupons/coupon-repository.ts findCoupon',
    'sales/coupons/coupon-repository.ts listOwn',
    'sales/coupons/coupon-repository.ts fileOf',
  ]);
});
