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

test('a change of a server module affects its tests and those of the modules above it', async () => {
  const { unit, api } = await findAffected(['server/src/sales/coupons/coupon-repository.ts']);
  assert.ok(api.includes('server/src/sales/coupons/coupon.test.ts'), api.join('\n'));
  assert.ok(api.some((path) => path.startsWith('server/src/sales/checkout/')));
  assert.ok(api.includes('server/test/authorization/authorization.test.ts'));
  assert.ok(!api.some((path) => path.startsWith('server/src/delivery/')), 'delivery does not import coupons');
  assert.deepEqual(unit, []);
});

test('a change of shared rules affects front ends and server', async () => {
  const { unit, api } = await findAffected(['shared/src/rules/base/money.ts']);
  assert.ok(unit.length > 100 && api.length > 100, `${unit.length} ${api.length}`);
});

test('a changed document, and generated SQL, affect no test', async () => {
  assert.deepEqual(await findAffected(['README.md', 'docs/operations.md', 'server/sql/sales/coupons.sql']), {
    unit: [],
    api: [],
    journeys: [],
  });
});
