import assert from 'node:assert/strict';
import { test } from 'node:test';
import { departuresOf } from './departures.ts';
import { isHoliday } from './holidays.ts';
import { tourSeeds } from './tour-seeds.ts';

const seedOf = (slug: string) => {
  const seed = tourSeeds.find((one) => one.slug === slug);
  assert.ok(seed, slug);
  return seed;
};

for (const [day, expected] of [
  ['2027-01-01', true],
  ['2027-01-04', false],
  ['2027-02-05', true],
  ['2027-02-06', true],
  ['2027-02-12', true],
  ['2027-02-13', false],
  ['2027-06-09', true],
  ['2027-09-15', true],
  ['2026-10-07', true],
  ['2026-11-20', false],
] as const)
  test(`${day} is ${expected ? 'a' : 'no'} holiday`, () => assert.equal(isHoliday(day), expected));

test('a daily tour costs more at weekends, most on holidays, in whole tens of yuan', () => {
  const rows = departuresOf(seedOf('naozhou-techeng-islands'), '2026-11-20');
  const priceOn = (day: string) => rows.find((row) => row.day === day)?.price;
  assert.deepEqual(['2026-11-30', '2026-11-28', '2027-02-06'].map(priceOn), [49_800, 54_000, 65_000]);
});

test('a tour that departs on Saturdays only costs the same on each of them', () => {
  const rows = departuresOf(seedOf('tibet-eight-days'), '2026-11-20').filter(({ day }) => !isHoliday(day));
  assert.deepEqual([...new Set(rows.map(({ price }) => price))], [698_000]);
});

test('booking closes at six in the evening, seven days before departure, or thirty for tours abroad', () => {
  const closing = (slug: string) => {
    const [first] = departuresOf(seedOf(slug), '2026-11-20');
    return [first?.day, first?.closesAt.toISOString()];
  };
  assert.deepEqual(closing('naozhou-techeng-islands'), ['2026-11-28', '2026-11-21T10:00:00.000Z']);
  assert.deepEqual(closing('maldives-six-days'), ['2026-12-26', '2026-11-26T10:00:00.000Z']);
});

test('the single supplement covers hotel nights, but no night flights and no day trips', () => {
  const single = (slug: string) => departuresOf(seedOf(slug), '2026-11-20')[0]?.singleSupplement;
  assert.equal(single('france-switzerland-ten-days'), 7 * 45_000);
  assert.equal(single('naozhou-techeng-islands'), 12_000);
  assert.equal(single('chikan-food-walk'), null);
});
