import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAffected } from './affected.ts';

test('a change affects the tests that import it, and a file outside of the imports all of its package', async () => {
  const { unit, api, journeys } = await findAffected([
    'mf-catalog/src/product/list/filters/product-filters.ts',
    'e2e/fixtures/goods.ts',
    'server/src/platform/database/migrations/0001_any.sql',
    'docs/architecture.md',
  ]);
  assert.ok(unit.includes('mf-catalog/src/views/hotel/index.test.tsx'), unit.join('\n'));
  assert.ok(
    unit.every((path) => path.startsWith('mf-catalog/')),
    unit.join('\n'),
  );
  assert.ok(journeys.length > 0 && journeys.every((path) => /^journeys\/.*\.spec\.ts$/.test(path)));
  assert.ok(api.includes('server/src/sales/coupons/coupon.test.ts') && api.length > 200, `${api.length}`);
});

test('a changed document affects no test', async () => {
  assert.deepEqual(await findAffected(['README.md', 'docs/operations.md']), {
    unit: [],
    api: [],
    journeys: [],
  });
});
