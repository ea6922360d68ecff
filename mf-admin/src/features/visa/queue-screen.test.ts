import { waitedFor } from './queue-screen.tsx';

const now = Date.parse('2026-12-24T12:00:00Z');

test.each([
  ['2026-12-24T11:59:59Z', 'hours', 0],
  ['2026-12-24T11:00:00Z', 'hours', 1],
  ['2026-12-23T12:00:01Z', 'hours', 23],
  ['2026-12-23T12:00:00Z', 'days', 1],
  ['2026-12-01T12:00:00Z', 'days', 23],
  ['2026-12-25T00:00:00Z', 'hours', 0],
])('since %s it has waited %s: %s', (since, unit, count) => {
  expect(waitedFor(since, now)).toEqual({ unit, count });
});
