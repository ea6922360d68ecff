import { waitingTime } from './waiting-time.tsx';

const now = new Date('2026-11-28T00:00:00Z');

test.each([
  ['2026-11-28T00:00:00Z', '1 minute'],
  ['2026-11-27T23:59:30Z', '1 minute'],
  ['2026-11-27T23:15:00Z', '45 minutes'],
  ['2026-11-27T23:00:00Z', '1 hour'],
  ['2026-11-27T00:00:01Z', '23 hours'],
  ['2026-11-27T00:00:00Z', '1 day'],
  ['2026-11-18T12:00:00Z', '9 days'],
  ['2026-11-28T00:00:05Z', '1 minute'],
])('what was proposed at %s has waited %s', (since, expected) => {
  expect(waitingTime(since, now, 'en')).toBe(expected);
});
