import type { CalendarDay } from '@portal/shared/contract';
import { bandOf, dayStatusOf } from './day-status.ts';

const row: CalendarDay = {
  day: '2026-12-05',
  price: 10_000,
  childPrice: null,
  singleSupplement: null,
  total: 10,
  held: 1,
  sold: 3,
  closesAt: null,
};
const now = new Date('2026-12-04T10:00:00Z');

test.each([
  ['with seats left', row, 'open'],
  ['with none left', { ...row, sold: 9 }, 'soldOut'],
  ['with none at all', { ...row, total: 0, held: 0, sold: 0 }, 'stopped'],
  ['past its closing', { ...row, closesAt: '2026-12-04T10:00:00Z' }, 'closed'],
  ['that is not there', undefined, 'none'],
] as const)('a day %s', (_, given, expected) => {
  expect(dayStatusOf(given, '2026-12-05', now)).toBe(expected);
});

test('a day without a closing time closes at its beginning in Shanghai', () => {
  expect(dayStatusOf(row, '2026-12-05', new Date('2026-12-04T15:59:59Z'))).toBe('open');
  expect(dayStatusOf(row, '2026-12-05', new Date('2026-12-04T16:00:00Z'))).toBe('closed');
});

test.each([
  [100, [100, 100], undefined],
  [100, [100, 400], 'low'],
  [250, [100, 400], 'middle'],
  [400, [100, 400], 'high'],
])('%i of %j is %s', (price, prices, expected) => {
  expect(bandOf(price, prices)).toBe(expected);
});
