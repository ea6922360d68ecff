import { cancellationOf } from './cancellation.ts';

const rule = (daysBefore: number, hour: number) => ({ free: true, daysBefore, hour });

test.each([
  ['long before', rule(1, 18), '2026-12-24', '2026-11-20T04:00:00Z', ['free', '2026-12-23', 18]],
  ['the minute before', rule(1, 18), '2026-12-24', '2026-12-23T09:59:00Z', ['free', '2026-12-23', 18]],
  ['the very hour', rule(1, 18), '2026-12-24', '2026-12-23T10:00:00Z', ['firstNight']],
  ['the day of arrival', rule(0, 14), '2026-12-24', '2026-12-24T05:00:00Z', ['free', '2026-12-24', 14]],
  ['after it', rule(0, 14), '2026-12-24', '2026-12-24T06:30:00Z', ['firstNight']],
  ['over the new year', rule(3, 12), '2027-01-02', '2026-12-30T03:00:00Z', ['free', '2026-12-30', 12]],
  ['midnight in Shanghai', rule(1, 0), '2026-12-24', '2026-12-22T15:59:00Z', ['free', '2026-12-23', 0]],
  ['past that midnight', rule(1, 0), '2026-12-24', '2026-12-22T16:00:00Z', ['firstNight']],
  [
    'never free',
    { free: false, daysBefore: 1, hour: 18 },
    '2026-12-24',
    '2026-11-20T04:00:00Z',
    ['wholeStay'],
  ],
])('%s', (_, cancellation, checkIn, now, [state, day, hour]) => {
  expect(cancellationOf(cancellation, checkIn, new Date(now))).toEqual(
    day === undefined ? { state } : { state, day, hour },
  );
});
