import type { TravellerForm } from '@portal/shared/contract';
import { birthDateOf, checkTraveller, genderOf } from '../people/traveller-check.ts';
import { checkTourBooking, checkTourSelection } from './tour-booking-check.ts';

const today = '2026-11-20';
const card: TravellerForm = { name: '陈海', documentType: 'id-card', documentNo: '440804199003070015' };
const passport: TravellerForm = {
  name: 'Ann Lee',
  documentType: 'passport',
  documentNo: 'e12345678',
  birthDate: '1991-05-06',
  gender: 2,
};

test.each<[string, Partial<TravellerForm>, string[]]>([
  ['a good card', {}, []],
  ['no name', { name: '  ' }, ['name required']],
  ['a wrong digit', { documentNo: '440804199003070019' }, ['documentNo invalid']],
  ['another birth date beside the card', { birthDate: '2020-01-01' }, []],
])('an ID card with %s', (_what, change, expected) => {
  const faults = checkTraveller({ ...card, ...change }, today);
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test.each<[string, Partial<TravellerForm>, string[]]>([
  ['all there', {}, []],
  ['no birth date', { birthDate: undefined }, ['birthDate required']],
  ['a birth date tomorrow', { birthDate: '2026-11-21' }, ['birthDate future']],
  ['an impossible birth date', { birthDate: '2026-02-30' }, ['birthDate invalid']],
])('a passport with %s', (_what, change, expected) => {
  const faults = checkTraveller({ ...passport, ...change }, today);
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('birth date and gender are read from the ID card, else from the form', () => {
  expect([birthDateOf(card), genderOf(card)]).toEqual(['1990-03-07', 1]);
  expect([birthDateOf(passport), genderOf(passport)]).toEqual(['1991-05-06', 2]);
});

const limits = { maxPeople: 9, singleSupplement: 20_000 };

test.each([
  [{ adults: 1, children: 0, singleRooms: 0 }, limits, []],
  [{ adults: 0, children: 1, singleRooms: 0 }, limits, ['adults noAdult']],
  [{ adults: 8, children: 1, singleRooms: 0 }, limits, []],
  [{ adults: 8, children: 2, singleRooms: 0 }, limits, ['adults tooMany']],
  [{ adults: 2, children: 0, singleRooms: 2 }, limits, []],
  [{ adults: 2, children: 1, singleRooms: 3 }, limits, ['singleRooms tooMany']],
  [
    { adults: 2, children: 0, singleRooms: 1 },
    { ...limits, singleSupplement: null },
    ['singleRooms notOffered'],
  ],
  [{ adults: 2, children: 0, singleRooms: 0 }, { ...limits, singleSupplement: null }, []],
])('%p within %p', (people, allowed, expected) => {
  expect(checkTourSelection(people, allowed).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

const adult = { birthDate: '1990-03-07', identity: 'a' };
const wife = { birthDate: '1991-03-07', identity: 'b' };
const child = { birthDate: '2018-01-01', identity: 'c' };
const infant = { birthDate: '2025-06-01', identity: 'd' };

test.each([
  ['fitting', 1, 1, [adult, child], []],
  ['one too few', 2, 0, [adult], ['travellers countMismatch']],
  ['a child booked as an adult', 2, 0, [adult, child], ['travellers ageMismatch']],
  ['an adult booked as a child', 1, 1, [adult, wife], ['travellers ageMismatch']],
  ['an infant', 1, 1, [adult, infant], ['travellers/1 infant']],
  ['the same person twice', 2, 0, [adult, { ...wife, identity: 'a' }], ['travellers/1 duplicate']],
])('a booking with travellers %s', (_what, adults, children, people, expected) => {
  const faults = checkTourBooking({ adults, children, singleRooms: 0, day: '2026-12-24' }, limits, people);
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('a traveller who turns 12 on the departure day is an adult', () => {
  const teen = { birthDate: '2014-12-24', identity: 'e' };
  const booking = { adults: 2, children: 0, singleRooms: 0 };
  expect(checkTourBooking({ ...booking, day: '2026-12-24' }, limits, [adult, teen])).toEqual([]);
  expect(checkTourBooking({ ...booking, day: '2026-12-23' }, limits, [adult, teen])).toHaveLength(1);
});
