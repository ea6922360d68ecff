import { parcelsOf } from './goods-freight.ts';

const usual = { fee: 1_000, freeFrom: 9_900, remote: 1_500 };
const cold = { fee: 2_800, freeFrom: null, remote: 3_000 };
const free = { fee: 0, freeFrom: null, remote: 0 };

const brief = (things: Parameters<typeof parcelsOf>[0]) =>
  parcelsOf(things).map(({ amount, fee, missing }) => ({ amount, fee, missing }));

test.each([
  ['nothing', [], []],
  ['too little', [{ amount: 8_000, freight: usual }], [{ amount: 8_000, fee: 1_000, missing: 1_900 }]],
  ['just enough', [{ amount: 9_900, freight: usual }], [{ amount: 9_900, fee: 0, missing: 0 }]],
  ['a fen too little', [{ amount: 9_899, freight: usual }], [{ amount: 9_899, fee: 1_000, missing: 1 }]],
  ['what is always sent free', [{ amount: 100, freight: free }], [{ amount: 100, fee: 0, missing: 0 }]],
  ['what is never sent free', [{ amount: 1e6, freight: cold }], [{ amount: 1e6, fee: 2_800, missing: null }]],
  [
    'two things on the same terms',
    [
      { amount: 5_000, freight: usual },
      { amount: 4_900, freight: { ...usual } },
    ],
    [{ amount: 9_900, fee: 0, missing: 0 }],
  ],
  [
    'things on different terms',
    [
      { amount: 5_000, freight: usual },
      { amount: 20_000, freight: cold },
      { amount: 1_000, freight: usual },
    ],
    [
      { amount: 6_000, fee: 1_000, missing: 3_900 },
      { amount: 20_000, fee: 2_800, missing: null },
    ],
  ],
])('sending %s', (_, things, parcels) => {
  expect(brief(things)).toEqual(parcels);
});
