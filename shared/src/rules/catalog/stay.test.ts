import { checkHotelBooking, checkStay } from '../booking/hotel-booking-check.ts';
import { nightsOf, stayAmount, stayPriceLines } from './stay.ts';
import { amountOf } from './tour-price.ts';

const today = '2026-11-20';
const stay = { checkIn: '2026-12-23', checkOut: '2026-12-25', rooms: 2 };

test('the nights of a stay end before the day of leaving, over the new year and a leap day', () => {
  expect(nightsOf({ checkIn: '2026-12-30', checkOut: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
  expect(nightsOf({ checkIn: '2028-02-28', checkOut: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29']);
  expect(nightsOf({ checkIn: '2026-12-30' })).toEqual([]);
});

test.each([
  [[], 1, 0],
  [[33_333], 1, 33_333],
  [[33_333, 10_001], 3, 130_002],
])('nights at %j fen in %i rooms cost %i, as their lines say', (prices, rooms, amount) => {
  const nights = prices.map((price) => ({ day: '2026-12-23', price }));
  expect(stayAmount(nights, rooms)).toBe(amount);
  expect(amountOf(stayPriceLines(nights, rooms))).toBe(amount);
});

test.each<[string, object, string[]]>([
  ['two nights', {}, []],
  ['tonight', { checkIn: today }, []],
  ['last night', { checkIn: '2026-11-19' }, ['checkIn past', 'checkOut tooMany']],
  ['yesterday, one night', { checkIn: '2026-11-19', checkOut: today }, ['checkIn past']],
  ['the furthest day', { checkIn: '2027-11-20', checkOut: '2027-11-21' }, []],
  ['a day too far', { checkIn: '2027-11-21', checkOut: '2027-11-22' }, ['checkIn tooLate']],
  ['a day that is none', { checkIn: '2026-02-30', checkOut: '2026-03-01' }, ['checkIn invalid']],
  ['an end that is none', { checkOut: '2026-12-32' }, ['checkOut invalid']],
  ['no night', { checkOut: '2026-12-23' }, ['checkOut reversed']],
  ['days the wrong way round', { checkOut: '2026-12-20' }, ['checkOut reversed']],
  ['28 nights', { checkOut: '2027-01-20' }, []],
  ['29 nights', { checkOut: '2027-01-21' }, ['checkOut tooMany']],
  ['nine rooms', { rooms: 9 }, []],
  ['ten rooms', { rooms: 10 }, ['rooms tooMany']],
  ['no room', { rooms: 0 }, ['rooms invalid']],
  ['half a room', { rooms: 1.5 }, ['rooms invalid']],
  ['minus one room', { rooms: -1 }, ['rooms invalid']],
])('a stay of %s', (what, change, expected) => {
  const asked = { ...stay, ...(what === 'tonight' ? { checkOut: '2026-11-21' } : {}), ...change };
  expect(checkStay(asked, today).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test.each([
  [['陈海', 'Ann Lee'], []],
  [['陈海', '陈海'], []],
  [['陈海'], ['guests countMismatch']],
  [['陈海', ' '], ['guests/1 required']],
  [['陈海', '李兰', '王芳'], ['guests countMismatch']],
])('two rooms for %j', (guests, expected) => {
  const faults = checkHotelBooking({ ...stay, guests }, today);
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
