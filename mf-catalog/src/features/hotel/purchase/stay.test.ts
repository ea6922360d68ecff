import { nightCount, readStay } from './stay.ts';

const today = '2026-11-20';
const now = new Date('2026-11-20T04:00:00Z');

test.each([
  ['nothing', {}, '2026-11-20', '2026-11-21'],
  ['both days', { checkIn: '2026-12-24', checkOut: '2026-12-27' }, '2026-12-24', '2026-12-27'],
  ['today', { checkIn: today, checkOut: '2026-11-22' }, today, '2026-11-22'],
  ['only the first day', { checkIn: '2026-12-24' }, '2026-12-24', '2026-12-25'],
  ['only the last day', { checkOut: '2026-12-27' }, '2026-11-20', '2026-11-21'],
  ['days turned round', { checkIn: '2026-12-27', checkOut: '2026-12-24' }, '2026-12-27', '2026-12-28'],
  ['no night', { checkIn: '2026-12-24', checkOut: '2026-12-24' }, '2026-12-24', '2026-12-25'],
  ['29 nights', { checkIn: '2026-12-01', checkOut: '2026-12-30' }, '2026-12-01', '2026-12-29'],
  ['28 nights', { checkIn: '2026-12-01', checkOut: '2026-12-29' }, '2026-12-01', '2026-12-29'],
  ['the past', { checkIn: '2026-11-19', checkOut: '2026-11-25' }, '2026-11-20', '2026-11-21'],
  ['the last day ahead', { checkIn: '2027-11-20' }, '2027-11-20', '2027-11-21'],
  ['too far ahead', { checkIn: '2027-11-21' }, '2026-11-20', '2026-11-21'],
  ['no day at all', { checkIn: "2026-02-29'--", checkOut: '<b>' }, '2026-11-20', '2026-11-21'],
])('%s asked: from %j to a stay', (_, asked, checkIn, checkOut) => {
  expect(readStay(asked, now)).toMatchObject({ checkIn, checkOut });
});

test.each([
  [undefined, undefined, 1, 2],
  [3, undefined, 3, 3],
  [2, 5, 2, 5],
  [3, 1, 3, 3],
  [0, 0, 1, 1],
  [99, 99, 9, 36],
  [1.5, 2.5, 1, 2],
  [-4, -4, 1, 1],
])('%s rooms and %s guests asked are %i and %i', (rooms, guests, expectedRooms, expectedGuests) => {
  expect(readStay({ rooms, guests }, now)).toMatchObject({ rooms: expectedRooms, guests: expectedGuests });
});

test.each([
  ['2026-11-20T09:59:00Z', '2026-11-20'],
  ['2026-11-20T10:00:00Z', '2026-11-21'],
  ['2026-11-20T15:59:00Z', '2026-11-21'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
])('at %s a search without a day is for %s', (instant, checkIn) => {
  expect(readStay({}, new Date(instant)).checkIn).toBe(checkIn);
});

test('tonight can be requested in the evening', () => {
  expect(readStay({ checkIn: today }, new Date('2026-11-20T15:00:00Z')).checkIn).toBe(today);
});

test.each([
  ['2026-12-24', '2026-12-25', 1],
  ['2026-12-30', '2027-01-02', 3],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s are %i nights', (checkIn, checkOut, nights) => {
  expect(nightCount({ checkIn, checkOut })).toBe(nights);
});
