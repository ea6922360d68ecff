import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeRequests } from './stock-repository.ts';

test('requests for the same calendar row are added up, and ordered by SKU and day', () => {
  const requests = [
    { skuId: 2, day: '2028-01-02', quantity: 1, field: 'count' },
    { skuId: 1, day: '2028-01-03', quantity: 4 },
    { skuId: 2, day: '2028-01-02', quantity: 2, field: 'extras/0' },
    { skuId: 2, day: '2028-01-01', quantity: 5 },
  ];
  assert.deepEqual(mergeRequests(requests), [
    { skuId: 1, day: '2028-01-03', quantity: 4 },
    { skuId: 2, day: '2028-01-01', quantity: 5 },
    { skuId: 2, day: '2028-01-02', quantity: 3, field: 'extras/0' },
  ]);
  assert.deepEqual(mergeRequests([]), []);
});
