import { countryCodes } from './countries.ts';
import { checkPassport, normalLatinName, type PassportFacts } from './passport-check.ts';

const today = '2026-11-20';
const passport = { latinName: 'CHEN HAISHENG', documentCountry: 'CN', documentExpiry: '2030-05-01' };

test.each<[string, PassportFacts, string[]]>([
  ['all there', {}, []],
  ['nothing typed in', { latinName: '', documentCountry: null, documentExpiry: undefined }, []],
  ['small letters', { latinName: ' chen  haisheng ' }, []],
  ['marks on letters', { latinName: "D'ARCY-MÜLLER, JOSÉ" }, []],
  ['a Chinese name', { latinName: '陈海生' }, ['latinName notLatin']],
  ['one Chinese character', { latinName: 'CHEN 海生' }, ['latinName notLatin']],
  ['a Cyrillic letter', { latinName: 'СHEN' }, ['latinName notLatin']],
  ['a digit in the name', { latinName: 'CHEN 2' }, ['latinName notLatin']],
  ['only spaces', { latinName: '  ' }, ['latinName notLatin']],
  ['an unknown country', { documentCountry: 'XX' }, ['documentCountry invalid']],
  ['an impossible expiry', { documentExpiry: '2027-02-30' }, ['documentExpiry invalid']],
  ['an expiry yesterday', { documentExpiry: '2026-11-19' }, ['documentExpiry past']],
  ['an expiry today', { documentExpiry: today }, []],
])('a passport with %s', (_what, change, expected) => {
  const faults = checkPassport({ ...passport, ...change }, today);
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('a name is compared in capital letters with single spaces', () => {
  expect(normalLatinName(' chen  haisheng\t')).toBe('CHEN HAISHENG');
});

test('no country is listed twice, and all have names in both languages', () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  for (const language of ['zh-Hans', 'en']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    expect(countryCodes.filter((code) => !names.of(code))).toEqual([]);
  }
});
