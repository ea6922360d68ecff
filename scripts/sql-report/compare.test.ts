import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDifferences } from './compare.ts';
import type { Statements } from './statements.ts';

const find = 'sales/coupons/coupon-repository.ts findCoupon';
const attach = 'sales/coupons/coupon-repository.ts attach';
const statements = (record: Record<string, string[]>): Statements =>
  new Map(Object.entries(record).map(([name, texts]) => [name, new Set(texts)]));

test('a changed statement differs in both directions after all tests, in one after some', () => {
  const [sent, report] = [statements({ [find]: ['select 2'] }), statements({ [find]: ['select 1'] })];
  assert.deepEqual(listDifferences(sent, report, true), [`+ ${find}\nselect 2`, `- ${find}\nselect 1`]);
  assert.deepEqual(listDifferences(sent, report, false), [`+ ${find}\nselect 2`]);
});

test('a function that only one side has differs', () => {
  const [sent, report] = [statements({ [find]: ['select 1'] }), statements({ [attach]: ['update a'] })];
  assert.deepEqual(listDifferences(sent, report, true), [`+ ${find}\nselect 1`, `- ${attach}\nupdate a`]);
});

test('equal statements do not differ', () => {
  const report = statements({ [find]: ['select 1', 'select 2'] });
  assert.deepEqual(listDifferences(statements({ [find]: ['select 2', 'select 1'] }), report, true), []);
});
