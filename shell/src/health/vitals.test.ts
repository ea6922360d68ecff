import { createVitals, type Owner } from './vitals.ts';

const home: Owner = { app: 'mf_catalog', version: '1', view: 'index' };
const list: Owner = { app: 'mf_catalog', version: '1', view: 'route' };

it.each<[string, readonly [number, number][], number]>([
  [
    'shifts close to each other are one row',
    [
      [0.1, 0],
      [0.1, 900],
      [0.1, 1800],
    ],
    0.3,
  ],
  [
    'the worst row counts',
    [
      [0.3, 0],
      [0.1, 1000],
      [0.1, 1500],
    ],
    0.3,
  ],
  ['a row ends after five seconds', [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => [0.1, at]), 0.6],
])('%s', (_, shifts, expected) => {
  const vitals = createVitals();
  for (const [value, at] of shifts) vitals.shifted(home, value, at);
  const [told] = vitals.take(home);
  expect(told?.vitals?.cls).toBeCloseTo(expected);
});

it('tells each view its own, the paint with the first, and nothing twice', () => {
  const vitals = createVitals();
  vitals.painted(800);
  vitals.painted(1200);
  vitals.answered(home, 60);
  vitals.answered(home, 40);
  vitals.answered(list, 90);
  expect(vitals.take(home)).toEqual([
    { ...home, step: 'vitals', ms: 0, vitals: { cls: 0, inp: 60, lcp: 1200 } },
    { ...list, step: 'vitals', ms: 0, vitals: { cls: undefined, inp: 90 } },
  ]);
  expect(vitals.take(home)).toEqual([]);
});

it('reports nothing for a page without views', () => {
  const vitals = createVitals();
  vitals.painted(800);
  expect(vitals.take(undefined)).toEqual([]);
});
