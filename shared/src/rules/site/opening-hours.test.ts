import { openingFault, openingState } from './opening-hours.ts';

const week = { days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' };
const hours = [
  { ...week, from: '14:00', to: '18:00' },
  week,
  { days: [6], from: '10:00', to: '13:00' },
  { days: [6], from: '13:00', to: '16:00' },
];
const closed = (inDays: number, weekday: number, from: string) => ({ open: false, inDays, weekday, from });

// 2026-11-27 is a Friday.
test.each([
  ['2026-11-27T08:59:59+08:00', closed(0, 5, '09:00')],
  ['2026-11-27T09:00:00+08:00', { open: true, until: '12:00' }],
  ['2026-11-27T11:59:59+08:00', { open: true, until: '12:00' }],
  ['2026-11-27T12:00:00+08:00', closed(0, 5, '14:00')],
  ['2026-11-27T18:00:00+08:00', closed(1, 6, '10:00')],
  ['2026-11-28T10:00:00+08:00', { open: true, until: '16:00' }],
  ['2026-11-28T16:00:00+08:00', closed(2, 1, '09:00')],
  ['2026-11-29T23:59:00+08:00', closed(1, 1, '09:00')],
  ['2026-11-27T01:30:00Z', { open: true, until: '12:00' }],
])('at %s it is %o', (now, state) => expect(openingState(hours, new Date(now))).toEqual(state));

test('hours of one day a week open again a week later; without hours there is no state', () => {
  const friday = [{ days: [5], from: '09:00', to: '10:00' }];
  expect(openingState(friday, new Date('2026-11-27T10:00:00+08:00'))).toEqual(closed(7, 5, '09:00'));
  expect(openingState([], new Date())).toBeUndefined();
});

test.each([
  ['hours beside each other', hours, undefined],
  ['an end before the begin', [{ ...week, to: '08:00' }], { line: 0, field: 'to', code: 'order' }],
  ['no time between', [{ ...week, to: '09:00' }], { line: 0, field: 'to', code: 'order' }],
  [
    'an overlap on one day',
    [week, { days: [5, 6], from: '11:00', to: '15:00' }],
    { line: 1, field: 'days', code: 'overlap' },
  ],
])('%s', (_, given, fault) => expect(openingFault(given)).toEqual(fault));
