import type { Traveller } from '@portal/shared/contract';
import { blankSlot, type TravellerSlot } from '#src/booking/people/people-form.ts';
import { checkTour, peopleByAge, type TourTerms } from './tour-check.ts';
import { blankForm, type TourForm } from './tour-form.ts';

const mother: Traveller = {
  id: 7,
  name: '李兰',
  documentType: 'passport',
  documentMask: 'E1*****78',
  birthDate: '1990-05-01',
  gender: 2,
  mobile: null,
  latinName: 'LI LAN',
  documentCountry: 'CN',
  documentExpiry: '2030-05-01',
};
const child: Traveller = { ...mother, id: 8, name: '陈小海', birthDate: '2018-12-26' };
const infant: Traveller = { ...mother, id: 9, birthDate: '2025-06-01' };
const terms: TourTerms = {
  day: '2026-12-25',
  today: '2026-11-20',
  days: 8,
  extras: [],
  limits: { maxPeople: 9, singleSupplement: 30_000 },
  documents: { accepted: ['id-card', 'passport'], passportMonths: null },
  saved: [mother, child, infant],
};
const saved = (travellerId: number): TravellerSlot => ({ ...blankSlot, travellerId });
const typed: TravellerSlot = { ...blankSlot, name: '陈海生', documentNo: '440803199003071230' };
const contact = { name: '陈海生', mobile: '13800138000', email: '' };
const good: TourForm = {
  ...blankForm({ adults: 1, children: 1 }),
  travellers: [saved(7), saved(8)],
  contact,
  emergencyContact: contact,
  contractAccepted: true,
};

test.each<[string, Partial<TourForm>, readonly string[]]>([
  ['a family that fits', {}, []],
  ['no consent', { contractAccepted: false }, ['contractAccepted required']],
  [
    'somebody not filled in',
    { travellers: [saved(7), blankSlot] },
    ['travellers/1/name required', 'travellers/1/documentNo required'],
  ],
  ['two adults where a child was asked for', { travellers: [saved(7), typed] }, ['travellers ageMismatch']],
  ['a baby', { travellers: [saved(7), saved(9)] }, ['travellers/1 infant']],
  [
    'the same person twice',
    { adults: 2, children: 0, travellers: [typed, typed] },
    ['travellers/1 duplicate'],
  ],
  ['more single rooms than adults', { singleRooms: 2 }, ['singleRooms tooMany']],
  [
    'no way to reach anybody',
    { contact: { name: '', mobile: '', email: 'x' } },
    ['contact/name required', 'contact/mobile required', 'contact/email invalid'],
  ],
  [
    'a wrong emergency number',
    { emergencyContact: { ...contact, mobile: '123' } },
    ['emergencyContact/mobile invalid'],
  ],
])('%s', (_, changes, faults) => {
  expect(checkTour({ ...good, ...changes }, terms).map(({ field, code }) => `${field} ${code}`)).toEqual(
    faults,
  );
});

test.each<[readonly TravellerSlot[], string, object | undefined]>([
  [[saved(7), saved(8)], '2026-12-25', { adults: 1, children: 1 }],
  [[saved(7), saved(8)], '2030-12-26', { adults: 2, children: 0 }],
  [[saved(7), blankSlot], '2026-12-25', undefined],
  [[saved(7), saved(9)], '2026-12-25', undefined],
])('who is a child is decided on the departure day', (travellers, day, people) => {
  expect(peopleByAge({ ...good, travellers }, { ...terms, day })).toEqual(people);
});

const abroad: TourTerms = { ...terms, documents: { accepted: ['passport'], passportMonths: 6 } };
const passport: TravellerSlot = {
  ...typed,
  documentType: 'passport',
  documentNo: 'E12345678',
  birthDate: '1990-03-07',
  latinName: 'chen haisheng',
  documentCountry: 'CN',
  documentExpiry: '2027-07-01',
};

test.each<[string, TravellerSlot, Partial<Traveller>, readonly string[]]>([
  ['a passport typed in', passport, {}, []],
  [
    'a passport that expires a day too early',
    { ...passport, documentExpiry: '2027-06-30' },
    {},
    ['travellers/0/documentExpiry expiresEarly'],
  ],
  [
    'an expired passport, once',
    { ...passport, documentExpiry: '2026-11-19' },
    {},
    ['travellers/0/documentExpiry past'],
  ],
  ['a Chinese name', { ...passport, latinName: '陈海生' }, {}, ['travellers/0/latinName notLatin']],
  [
    'a passport without its facts',
    { ...passport, latinName: '', documentCountry: '', documentExpiry: '' },
    {},
    [
      'travellers/0/latinName required',
      'travellers/0/documentCountry required',
      'travellers/0/documentExpiry required',
    ],
  ],
  ['an ID card', typed, {}, ['travellers/0/documentType documentNotAccepted']],
  ['a saved passport', saved(7), {}, []],
  ['a saved passport without its facts', saved(7), { latinName: null }, ['travellers/0 required']],
  [
    'a saved passport that expires early',
    saved(7),
    { documentExpiry: '2027-06-30' },
    ['travellers/0 expiresEarly'],
  ],
  ['a saved ID card', saved(7), { documentType: 'id-card' }, ['travellers/0 documentNotAccepted']],
])('a traveller abroad with %s', (_, traveller, change, faults) => {
  const form = { ...good, adults: 1, children: 0, travellers: [traveller] };
  const found = checkTour(form, { ...abroad, saved: [{ ...mother, ...change }] });
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});
