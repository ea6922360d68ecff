import { presetOf, readPeriod } from './period.ts';

const now = new Date('2026-12-31T16:30:00Z');
const usual = { from: '2026-12-03', to: '2027-01-01' };

const reading = (query: string) => {
  const params = new URLSearchParams(query);
  return readPeriod((name) => params.get(name) ?? undefined, now);
};

test.each([
  ['', usual],
  ['from=2026-12-01&to=2026-12-24', { from: '2026-12-01', to: '2026-12-24' }],
  ['from=2026-12-01&to=2026-12-24&kind=hotel', { from: '2026-12-01', to: '2026-12-24', kind: 'hotel' }],
  ['kind=rocket', usual],
  ['from=2026-12-24&to=2026-12-01', usual],
  ['from=2025-01-01&to=2026-12-24', usual],
  ['from=2026-02-30&to=2026-12-24', usual],
  ['from=2026-12-01', usual],
])('%s shows %o', (query, period) => {
  expect(reading(query)).toEqual(period);
});

test('days are in Asia/Shanghai, also at the turn of the year', () => {
  expect(presetOf(usual, now)).toBe('month');
  expect(presetOf({ from: '2027-01-01', to: '2027-01-01' }, now)).toBe('day');
  expect(presetOf({ from: '2026-12-31', to: '2026-12-31' }, now)).toBeUndefined();
});
