import { lastDayOf, stageOf } from './coupon-facts.ts';

const now = new Date('2026-12-10T00:00:00Z');
const coupon = {
  from: '2026-12-01T00:00:00Z',
  to: '2026-12-31T00:00:00Z',
  claimFrom: null,
  claimTo: null,
  status: 1,
  claimed: 3,
  total: 10,
} as const;

test.each([
  ['as it is', {}, 'open'],
  ['stopped', { status: 0, claimed: 10 }, 'off'],
  ['before it begins', { from: '2026-12-11T00:00:00Z' }, 'coming'],
  ['before it is given out', { claimFrom: '2026-12-11T00:00:00Z' }, 'coming'],
  ['given out before it begins', { from: '2026-12-11T00:00:00Z', claimFrom: '2026-12-01T00:00:00Z' }, 'open'],
  ['after it was given out', { claimTo: '2026-12-09T00:00:00Z' }, 'over'],
  ['as its end comes', { to: '2026-12-10T00:00:00Z' }, 'over'],
  ['with none left', { claimed: 10 }, 'none'],
] as const)('a coupon %s', (_, change, stage) => {
  expect(stageOf({ ...coupon, ...change }, now)).toBe(stage);
});

test.each([
  ['2026-12-31T16:00:00Z', '2026-12-31'],
  ['2026-12-31T16:00:01Z', '2027-01-01'],
])('an end at %s has the last day %s', (end, day) => {
  expect(lastDayOf(end)).toBe(day);
});
