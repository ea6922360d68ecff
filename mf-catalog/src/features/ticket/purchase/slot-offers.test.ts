import { isSlotted, slotOffers } from './slot-offers.ts';

const slot = (skuId: number, from: string | null, to: string | null) => ({ skuId, from, to });
const day = '2026-12-24';
const stock = (...rows: readonly (readonly [sku: number, price: number, left: number])[]) =>
  new Map(rows.map(([sku, price, left]) => [sku, new Map([[day, { price, left }]])]));

const morning = slot(1, '09:00', '11:30');
const afternoon = slot(2, '13:30', '17:00');
const noon = '2026-12-24T04:00:00Z';
const before = '2026-12-20T04:00:00Z';

test.each([
  [
    'all of them',
    before,
    stock([1, 80, 5], [2, 60, 7]),
    [
      [1, 80, 5],
      [2, 60, 7],
    ],
  ],
  ['only those on sale on the day', before, stock([2, 60, 7]), [[2, 60, 7]]],
  ['none', before, stock(), []],
  [
    'sold out stays in sight',
    before,
    stock([1, 80, 0], [2, 60, 7]),
    [
      [1, 80, 0],
      [2, 60, 7],
    ],
  ],
  [
    'what is over cannot be booked',
    noon,
    stock([1, 80, 5], [2, 60, 7]),
    [
      [1, 80, 0],
      [2, 60, 7],
    ],
  ],
  ['the minute it ends', '2026-12-24T03:30:00Z', stock([1, 80, 5]), [[1, 80, 0]]],
  ['a minute earlier', '2026-12-24T03:29:00Z', stock([1, 80, 5]), [[1, 80, 5]]],
])('slots of a day: %s', (_, now, skus, expected) => {
  const offers = slotOffers({ slots: [afternoon, morning] }, skus, day, new Date(now));
  expect(offers.map(({ skuId, price, left }) => [skuId, price, left])).toEqual(expected);
});

test('a whole-day ticket does not expire before the day ends', () => {
  const offers = slotOffers({ slots: [slot(3, null, null)] }, stock([3, 90, 4]), day, new Date(noon));
  expect(offers).toEqual([{ skuId: 3, from: null, to: null, price: 90, left: 4 }]);
});

test.each([
  [[morning, afternoon], true],
  [[slot(3, null, null)], false],
  [[], false],
])('slots %j are by time: %s', (slots, expected) => {
  expect(isSlotted({ slots })).toBe(expected);
});
