import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductFacets } from '@portal/shared/contract';
import { contract } from '@portal/shared/contract';
import { measuredCalls } from './calls.ts';
import type { Catalogue } from './catalogue.ts';
import { createMix } from './mix.ts';

const name = (zh: string) => ({ value: zh, label: { zh, en: 'Island' }, count: 1 });
const facets: ProductFacets = {
  category: [name('海味')],
  destination: [name('硇洲岛'), name('湛江')],
  departureCity: [name('湛江')],
  theme: [name('亲子')],
  grade: [],
  days: [],
  minPrice: 100,
  maxPrice: 90_000,
};
const of = <T>(value: T) => ({ tour: value, hotel: value, ticket: value, goods: value, visa: value });
const catalogue: Catalogue = {
  sample: { products: 2, skus: 2, inventory: 2, ids: of([1, 2]), goodsSkus: [3, 4] },
  facets: of(facets),
};

const asked = (seed: number): string[] => {
  const mix = createMix(seed);
  return measuredCalls.flatMap((call) => Array.from({ length: 40 }, () => call.ask(mix, catalogue)));
};

const patterns = Object.keys(contract).map((key) => new RegExp(`^${key.replace(/:\w+/g, '\\w+')}$`));

test('every URL belongs to a call of the contract, and a seed repeats its URLs', () => {
  for (const address of asked(1)) {
    const call = `GET ${address.split('?')[0]}`;
    assert.ok(
      patterns.some((pattern) => pattern.test(call)),
      address,
    );
    assert.doesNotMatch(address, /undefined|NaN/);
  }
  assert.deepEqual(asked(1), asked(1));
  assert.notDeepEqual(asked(1), asked(2));
});

test('names of calls are unique, and the lists and searches with a goal are marked', () => {
  const names = measuredCalls.map((call) => call.name);
  assert.equal(new Set(names).size, names.length);
  assert.equal(measuredCalls.filter(({ list }) => list).length, 11);
});
