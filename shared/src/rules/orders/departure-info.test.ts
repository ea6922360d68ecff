import { lastRemindedDay, showsDeparture } from './departure-info.ts';

test.each([
  ['2026-12-23', false],
  ['2026-12-24', true],
  ['2026-12-31', true],
  ['2027-01-02', true],
])('an order that departs on 31 December shows its meeting point on %s: %p', (today, shown) => {
  expect(showsDeparture('2026-12-31', today)).toBe(shown);
});

test.each([
  ['2026-12-29T00:59:00Z', '2026-12-30'],
  ['2026-12-29T01:00:00Z', '2026-12-31'],
  ['2026-12-29T15:59:00Z', '2026-12-31'],
])('at %s travellers of %s are reminded', (now, day) => {
  expect(lastRemindedDay(new Date(now))).toBe(day);
});
