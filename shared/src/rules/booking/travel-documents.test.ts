import type { TravelDocuments } from '@portal/shared/contract';
import { type CarriedDocument, checkTravelDocument, passportDeadline } from './travel-documents.ts';

const abroad: TravelDocuments = { accepted: ['passport'], passportMonths: 6 };
const home: TravelDocuments = {
  accepted: ['id-card', 'hk-macau-permit', 'taiwan-permit', 'passport'],
  passportMonths: null,
};
const trip = { day: '2026-12-24', days: 8 };
const passport: CarriedDocument = {
  documentType: 'passport',
  latinName: 'CHEN HAISHENG',
  documentCountry: 'CN',
  documentExpiry: '2027-06-30',
};

test.each([
  [6, '2026-12-24', 8, '2027-06-30'],
  [6, '2026-12-24', 1, '2027-06-24'],
  [0, '2026-12-24', 8, '2026-12-31'],
  [6, '2027-08-30', 2, '2028-02-29'],
])('%i months after a trip from %s of %i days is %s', (passportMonths, day, days, expected) => {
  expect(passportDeadline({ passportMonths }, { day, days })).toBe(expected);
});

test.each<[string, TravelDocuments, CarriedDocument, string[]]>([
  ['a passport valid until the last day needed', abroad, passport, []],
  [
    'a passport that expires a day too early',
    abroad,
    { ...passport, documentExpiry: '2027-06-29' },
    ['documentExpiry expiresEarly'],
  ],
  [
    'a passport of which only the number is known',
    abroad,
    { documentType: 'passport', latinName: ' ', documentCountry: null },
    ['latinName required', 'documentCountry required', 'documentExpiry required'],
  ],
  ['an ID card abroad', abroad, { documentType: 'id-card' }, ['documentType documentNotAccepted']],
  [
    'a permit abroad',
    abroad,
    { ...passport, documentType: 'taiwan-permit' },
    ['documentType documentNotAccepted'],
  ],
  ['an ID card at home', home, { documentType: 'id-card' }, []],
  ['a permit at home', home, { documentType: 'hk-macau-permit' }, []],
  ['a passport at home, by its number alone', home, { documentType: 'passport' }, []],
  [
    'a passport that expires on the way, where it is asked',
    { ...home, passportMonths: 0 },
    { ...passport, documentExpiry: '2026-12-30' },
    ['documentExpiry expiresEarly'],
  ],
])('a document carried on a trip: %s', (_what, documents, carried, expected) => {
  const faults = checkTravelDocument(documents, carried, trip);
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
