import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareWithOwners, findTableUse } from './table-use.ts';

const file = (path: string, text: string) => ({ path, text });
const from = `from '#src/platform/database/index.ts'`;
const files = [
  file('server/src/platform/database/schema/sales/order.ts', `export const orders = pgTable('orders', {});`),
  file('server/src/sales/orders/order-repository.ts', `import { type Db, orders } ${from};`),
  file(
    'server/src/sales/refunds/refund-repository.ts',
    `import { eq } from 'drizzle-orm';\nimport { orders as o } ${from};`,
  ),
  file('server/src/privacy/data-export/orders.ts', `import { orders } ${from};`),
  file('server/src/content/site/site.test.ts', `import { orders } ${from};`),
];

test('the use of a table lists the modules that import it, without tests', () => {
  assert.deepEqual(
    [...findTableUse(files)],
    [['orders', new Set(['sales/orders', 'sales/refunds', 'privacy/data-export'])]],
  );
});

test('an owner and a listed module are accepted, and so are the areas that read everything', () => {
  const owners = { orders: { owner: 'sales/orders', usedBy: ['sales/refunds'] } };
  assert.deepEqual(compareWithOwners(findTableUse(files), owners), []);
});

test('a new use, a gone use, a table without owner and an unknown table are refused', () => {
  const found = (owners: Parameters<typeof compareWithOwners>[1]) =>
    compareWithOwners(findTableUse(files), owners).join('\n');
  assert.match(found({ orders: { owner: 'sales/orders', usedBy: [] } }), /^sales\/refunds queries orders/);
  const gone = { owner: 'sales/orders', usedBy: ['sales/refunds', 'content/site'] };
  assert.match(found({ orders: gone }), /^content\/site no longer queries orders/);
  assert.match(found({}), /orders has no owner/);
  const surplus = { owner: 'sales/orders', usedBy: ['sales/refunds'] };
  assert.match(found({ orders: surplus, trips: surplus }), /no table trips/);
});
