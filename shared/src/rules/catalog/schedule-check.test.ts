import { scheduleFault } from './schedule-check.ts';

const now = new Date('2026-11-28T09:00:00+08:00');

it.each([
  [null, null, undefined],
  ['2026-11-28T09:01:00+08:00', null, undefined],
  ['2026-11-28T09:00:00+08:00', null, 'publishAt past'],
  [null, '2026-11-28T00:59:00Z', 'takeDownAt past'],
  ['2027-11-29T09:00:00+08:00', null, undefined],
  ['2027-11-29T09:01:00+08:00', null, 'publishAt tooFar'],
  ['2026-12-01T09:00:00+08:00', '2026-12-01T09:00:00+08:00', 'takeDownAt order'],
  ['2026-12-01T09:00:00+08:00', '2026-12-01T01:01:00Z', undefined],
])('a schedule from %s to %s has the fault %s', (publishAt, takeDownAt, expected) => {
  const fault = scheduleFault({ publishAt, takeDownAt }, now);
  expect(fault && `${fault.field} ${fault.code}`).toBe(expected);
});
