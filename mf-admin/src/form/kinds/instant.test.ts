import { clockOf, instantOf } from './instant.tsx';

test.each([
  ['2026-11-30T16:00:00.000Z', '2026-12-01 00:00'],
  ['2026-06-30T15:59:00.000Z', '2026-06-30 23:59'],
])('%s is %s in Shanghai, and back', (iso, shown) => {
  const clock = clockOf(iso);
  expect(clock?.format('YYYY-MM-DD HH:mm')).toBe(shown);
  expect(instantOf(clock)).toBe(iso);
});

test('an empty time stays empty', () => {
  expect([clockOf(null), instantOf(null), instantOf(undefined)]).toEqual([null, null, null]);
});
