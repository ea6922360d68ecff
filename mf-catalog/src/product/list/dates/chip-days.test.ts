import { chipDays, dayFilterOf, isChosen } from './chip-days.ts';

const holiday = { name: { zh: '元旦' }, from: '2027-01-01', to: '2027-01-03', expected: true };
const sunday = { name: { zh: '本周末' }, from: '2026-11-29', to: '2026-11-29', expected: false };

test.each([
  ['dates', holiday, { from: '2027-01-01', to: '2027-01-03' }],
  ['stay', holiday, { from: '2027-01-01', to: '2027-01-03' }],
  ['day', holiday, { from: '2027-01-01', to: '2027-01-01' }],
  ['dates', sunday, { from: '2026-11-29', to: '2026-11-29' }],
  ['stay', sunday, undefined],
] as const)('the filter %s takes the days of %o', (kind, choice, days) => {
  expect(chipDays(kind, choice)).toEqual(days);
});

test('a list has the filter of days among its filters, goods have none', () => {
  expect(dayFilterOf(['keywords', 'stay'])).toBe('stay');
  expect(dayFilterOf(['keywords', 'price'])).toBeUndefined();
});

test('a chip is chosen when the list has just its days', () => {
  const days = { from: '2027-01-01', to: '2027-01-03' };
  expect(isChosen('dates', days, { dates: days })).toBe(true);
  expect(isChosen('dates', days, { dates: { from: '2027-01-01' } })).toBe(false);
  expect(isChosen('day', days, { day: '2027-01-01' })).toBe(true);
});
