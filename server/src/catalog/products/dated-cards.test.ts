import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductCard } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { pricedCard } from './dated-cards.ts';
import { openCatalogue } from './testing/catalogue-fixture.ts';
import { slot } from './testing/contents.ts';

for (const [name, price, all, before, expected] of [
  ['one day', 30_000, false, '2026-12-03', [30_000, undefined]],
  ['one night', 30_000, true, '2026-12-02', [30_000, { nights: 1, price: 30_000 }]],
  ['one night with fen', 30_050, true, '2026-12-02', [30_050, { nights: 1, price: 30_050 }]],
  ['three nights, rounded up', 100_000, true, '2026-12-04', [33_400, { nights: 3, price: 100_000 }]],
  ['nothing bookable', null, true, '2026-12-04', [null, undefined]],
] as const)
  test(`the price of ${name} replaces that of all days`, () => {
    const days = { from: '2026-12-01', before, all };
    const { fromPrice, stay } = pricedCard({ fromPrice: 1 } as ProductCard, price, days);
    assert.deepEqual([fromPrice, stay], expected);
  });

type Listed = { list: ProductCard[]; total: number };

test('hotels with dates are listed, sorted and filtered by the price of the stay', async (t) => {
  const { addProduct, addSku, addStock, ask, today } = await openCatalogue(t);
  const addHotel = async (zh: string, ...rooms: readonly (readonly number[])[]) => {
    const id = await addProduct({ kind: 'hotel', zh });
    for (const nights of rooms) {
      const sku = await addSku(id);
      for (const [index, price] of nights.entries()) await addStock(sku, 10 + index, { price });
    }
  };
  // Its cheapest night is the lowest of all, but no room has it in a cheap stay.
  await addHotel('甲', [10_000, 90_000, 20_000]);
  await addHotel('乙', [30_000, 30_001, 30_000], [29_000]);
  const stay = `dayFrom=${addDays(today, 10)}&dayTo=${addDays(today, 12)}`;
  const priced = async (query: string) => {
    const { body } = await ask<Listed>(`hotels?${query}`);
    return body?.data.list.map((card) => [card.title.zh, card.fromPrice, card.stay?.price]);
  };
  const [dear, cheap] = [
    ['甲', 50_000, 100_000],
    ['乙', 30_100, 60_001],
  ];
  assert.deepEqual(await priced(`${stay}&sort=priceUp`), [cheap, dear]);
  assert.deepEqual(await priced(`${stay}&sort=priceDown`), [dear, cheap]);
  assert.deepEqual(await priced(`${stay}&maxPrice=40000`), [cheap]);
  assert.deepEqual(await priced(`${stay}&minPrice=30100&maxPrice=30100`), [cheap]);
  assert.deepEqual(await priced(`${stay}&minPrice=30101&maxPrice=49999`), []);
  assert.deepEqual(await priced(`${stay}&maxPrice=30099`), []);
  assert.deepEqual(await priced(`${stay}&minPrice=40000`), [dear]);
  assert.deepEqual(await priced('sort=priceUp'), [
    ['甲', 10_000, undefined],
    ['乙', 29_000, undefined],
  ]);
});

test('tours with days show the price of those days, for adults', async (t) => {
  const { addTour, addDeparture, get, today } = await openCatalogue(t);
  const id = await addTour({ zh: '海岛' });
  await addDeparture(id, 5, { price: 10_000 });
  await addDeparture(id, 9, { price: 20_000, childPrice: 5_000 });
  const day = addDays(today, 9);
  const { body } = await get<Listed>(`?dayFrom=${day}&dayTo=${day}`);
  assert.deepEqual(
    body?.data.list.map(({ fromPrice, stay }) => [fromPrice, stay]),
    [[20_000, undefined]],
  );
});

test('a concession is no price from while adults can book another ticket', async (t) => {
  const { addProduct, addSku, addStock, ask, today } = await openCatalogue(t);
  const sight = await addProduct({ kind: 'ticket', zh: '灯塔' });
  const child = await addSku(sight, { attributes: { ...slot, code: 'child', concession: true } });
  await addStock(child, 5, { price: 3_000 });
  await addStock(child, 6, { price: 3_000 });
  const adult = await addSku(sight, { attributes: slot });
  const from = async (query = '') => {
    const { body } = await ask<Listed>(`tickets${query}`);
    return body?.data.list.map(({ fromPrice }) => fromPrice);
  };
  assert.deepEqual(await from(), [3_000], 'nothing else can be booked');
  await addStock(adult, 5, { price: 6_000 });
  await addStock(adult, 7, { price: 5_000 });
  assert.deepEqual(await from(), [5_000]);
  const on = (inDays: number) => `?dayFrom=${addDays(today, inDays)}&dayTo=${addDays(today, inDays)}`;
  assert.deepEqual([await from(on(5)), await from(on(6)), await from(on(7))], [[6_000], [3_000], [5_000]]);
});
