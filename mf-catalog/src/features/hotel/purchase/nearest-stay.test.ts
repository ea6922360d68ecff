import { addDays } from '@portal/shared/rules';
import { nearestStay } from './nearest-stay.ts';

const stay = { checkIn: '2026-12-23', checkOut: '2026-12-25', rooms: 1, guests: 2 };
const open = (...days: readonly string[]) => new Map(days.map((day) => [day, { price: 1, left: 3 }]));
const today = '2026-12-20';

test.each([
  ['a day later', open('2026-12-24', '2026-12-25'), '2026-12-24'],
  ['a day earlier', open('2026-12-22', '2026-12-23'), '2026-12-22'],
  ['the later of two as near', open('2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25'), '2026-12-24'],
  ['two weeks later at most', open('2027-01-06', '2027-01-07'), '2027-01-06'],
  ['not later than that', open('2027-01-07', '2027-01-08'), undefined],
  ['not before today', open('2026-12-19', '2026-12-20'), undefined],
  ['no single night for two', open('2026-12-27'), undefined],
])('%s', (_, days, checkIn) => {
  expect(nearestStay(days, stay, today)).toEqual(
    checkIn && { ...stay, checkIn, checkOut: addDays(checkIn, 2) },
  );
});

test('a stay needs the requested number of rooms on every night', () => {
  expect(nearestStay(open('2026-12-24', '2026-12-25'), { ...stay, rooms: 4 }, today)).toBeUndefined();
  expect(nearestStay(undefined, stay, today)).toBeUndefined();
});
