import {
  blankTraveller,
  checkTravellerDraft,
  draftOf,
  knownBirthDate,
  type TravellerDraft,
  travellerForm,
} from './traveller-draft.ts';

const today = '2026-11-20';
const idCard: TravellerDraft = { ...blankTraveller, name: '陈海生', documentNo: '440803199003071230' };
const passport: TravellerDraft = {
  ...blankTraveller,
  name: 'Li Lan',
  documentType: 'passport',
  documentNo: 'e12345678',
  birthDate: '1992-05-01',
  gender: '2',
};

test('an ID card is sent without the birth date and gender that it contains', () => {
  expect(travellerForm({ ...idCard, birthDate: '2001-01-01', gender: '2' })).toEqual({
    name: '陈海生',
    documentType: 'id-card',
    documentNo: '440803199003071230',
  });
});

test('a passport is sent with birth date, gender and the number in capital letters', () => {
  expect(travellerForm({ ...passport, mobile: ' 13800138000 ' })).toEqual({
    name: 'Li Lan',
    documentType: 'passport',
    documentNo: 'E12345678',
    birthDate: '1992-05-01',
    gender: 2,
    mobile: '13800138000',
  });
});

test('a passport is sent with its name in capital letters, country and expiry; other documents have none', () => {
  const details = { latinName: ' li  lan ', documentCountry: 'CN', documentExpiry: '2030-05-01' };
  expect(travellerForm({ ...passport, ...details })).toMatchObject({ ...details, latinName: 'LI LAN' });
  expect(travellerForm({ ...idCard, ...details })).not.toHaveProperty('latinName');
  expect(travellerForm({ ...idCard, ...details })).not.toHaveProperty('documentExpiry');
});

test.each<[string, TravellerDraft, readonly (readonly [string, string])[]]>([
  [
    'nothing typed in',
    blankTraveller,
    [
      ['name', 'required'],
      ['documentNo', 'required'],
    ],
  ],
  ['a number with a typo', { ...idCard, documentNo: '440803199003071231' }, [['documentNo', 'invalid']]],
  ['a passport without a birth date', { ...passport, birthDate: '' }, [['birthDate', 'required']]],
  ['born tomorrow', { ...passport, birthDate: '2026-11-21' }, [['birthDate', 'future']]],
  ['a short mobile', { ...passport, mobile: '138' }, [['mobile', 'invalid']]],
  ['a mobile of another country', { ...passport, mobile: '+85251234567' }, []],
  ['a good passport', passport, []],
  ['a Chinese name as the printed one', { ...passport, latinName: '李兰' }, [['latinName', 'notLatin']]],
  ['an expired passport', { ...passport, documentExpiry: '2026-11-19' }, [['documentExpiry', 'past']]],
  ['an expiry that an ID card has no place for', { ...idCard, documentExpiry: '2026-11-19' }, []],
])('%s', (_, draft, faults) => {
  expect(checkTravellerDraft(draft, today).map(({ field, code }) => [field, code])).toEqual(faults);
});

test.each<[TravellerDraft, string | undefined]>([
  [passport, '1992-05-01'],
  [{ ...passport, birthDate: '2026-12-01' }, undefined],
  [idCard, '1990-03-07'],
  [{ ...idCard, documentNo: '4408031990' }, undefined],
  [blankTraveller, undefined],
])('the birth date is known as soon as it can be', (draft, born) => {
  expect(knownBirthDate(draft, today)).toBe(born);
});

test('a saved traveller is edited without the document number, of which only the mask is known', () => {
  const saved = {
    id: 7,
    name: 'Li Lan',
    documentType: 'passport',
    documentMask: 'E1*****78',
    birthDate: '1992-05-01',
    gender: 2,
    mobile: null,
    latinName: 'LI LAN',
    documentCountry: null,
    documentExpiry: '2030-05-01',
  } as const;
  expect(draftOf(saved)).toEqual({
    ...passport,
    documentNo: '',
    latinName: 'LI LAN',
    documentExpiry: '2030-05-01',
  });
});
