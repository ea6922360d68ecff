import { checkGoodsLines, goodsPriceLines, mergeGoodsLines } from './goods-booking.ts';

const usual = { fee: 1_000, freeFrom: 9_900, remote: 1_500 };
const cold = { fee: 2_800, freeFrom: null, remote: 3_000 };
const free = { fee: 0, freeFrom: 0, remote: 0 };

test('lines of one SKU are merged, in their original order', () => {
  const lines = [
    { skuId: 7, count: 1 },
    { skuId: 3, count: 2 },
    { skuId: 7, count: 4 },
  ];
  expect(mergeGoodsLines(lines)).toEqual([
    { skuId: 7, count: 5 },
    { skuId: 3, count: 2 },
  ]);
  expect(mergeGoodsLines([])).toEqual([]);
});

test.each<[string, [number, number][], string[]]>([
  [
    '99 of each',
    [
      [1, 99],
      [2, 99],
    ],
    [],
  ],
  [
    '99 in two lines',
    [
      [1, 50],
      [1, 49],
    ],
    [],
  ],
  [
    '100 in two lines',
    [
      [1, 50],
      [1, 50],
    ],
    ['lines/1/count'],
  ],
  [
    'too many of the second',
    [
      [1, 1],
      [2, 90],
      [1, 2],
      [2, 10],
    ],
    ['lines/3/count'],
  ],
  [
    'too many in three lines, named once',
    [
      [1, 99],
      [1, 1],
      [1, 1],
    ],
    ['lines/1/count'],
  ],
  [
    'too many of two',
    [
      [1, 99],
      [1, 1],
      [2, 99],
      [2, 1],
    ],
    ['lines/1/count', 'lines/3/count'],
  ],
])('%s', (_, lines, fields) => {
  const faults = checkGoodsLines(lines.map(([skuId, count]) => ({ skuId, count })));
  expect(faults).toEqual(fields.map((field) => ({ field, code: 'tooMany' })));
});

const thing = (price: number, count: number, freight: typeof cold | typeof usual) => ({
  skuId: price,
  price,
  count,
  freight,
});

test.each<[string, ReturnType<typeof thing>[], boolean, [string, number, number, number][]]>([
  [
    'near',
    [thing(3_000, 2, usual)],
    false,
    [
      ['goods', 3_000, 2, 6_000],
      ['freight', 1_000, 1, 1_000],
    ],
  ],
  [
    'far',
    [thing(3_000, 2, usual)],
    true,
    [
      ['goods', 3_000, 2, 6_000],
      ['freight', 2_500, 1, 2_500],
    ],
  ],
  ['near and enough', [thing(9_900, 1, usual)], false, [['goods', 9_900, 1, 9_900]]],
  [
    'far and enough',
    [thing(9_900, 1, usual)],
    true,
    [
      ['goods', 9_900, 1, 9_900],
      ['freight', 1_500, 1, 1_500],
    ],
  ],
  ['far and always free', [thing(100, 3, free)], true, [['goods', 100, 3, 300]]],
  [
    'two together enough',
    [thing(5_000, 1, usual), thing(4_900, 1, { ...usual })],
    false,
    [
      ['goods', 5_000, 1, 5_000],
      ['goods', 4_900, 1, 4_900],
    ],
  ],
  [
    'far in two parcels',
    [thing(5_000, 1, usual), thing(20_000, 1, cold)],
    true,
    [
      ['goods', 5_000, 1, 5_000],
      ['goods', 20_000, 1, 20_000],
      ['freight', 8_300, 1, 8_300],
    ],
  ],
])('goods sent %s', (_, things, far, lines) => {
  const priced = goodsPriceLines(things, far);
  expect(priced.map(({ code, unitPrice, quantity, amount }) => [code, unitPrice, quantity, amount])).toEqual(
    lines,
  );
});
