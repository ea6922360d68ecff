import { findCountries, isRealPhone, joinPhone, listCountries, normalPhone, splitPhone } from './index.ts';

test.each([
  ['13800000000', '13800000000'],
  ['138 0000 0000', '13800000000'],
  ['+86 138-0000-0000', '13800000000'],
  ['008613800000000', '13800000000'],
  // The library takes 17951 for a prefix of calls over the internet.
  ['17951234567', '17951234567'],
  ['12800000000', undefined],
  ['+86 759 338 8686', undefined],
  ['+852 5123 4567', '+85251234567'],
  ['0085251234567', '+85251234567'],
  ['51234567', undefined],
  ['+852 2123 4567', undefined],
  ['+44 (0)7400 123456', '+447400123456'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+1 1 310 555 1234', '+13105551234'],
  ['+39 312 345 6789', '+393123456789'],
  ['+54 9 11 2345 6789', '+5491123456789'],
  ['+999 1234567', undefined],
  ['+', undefined],
  ['', undefined],
  ['chen', undefined],
])('%s is stored as %s', (typed, stored) => {
  expect(normalPhone(typed)).toBe(stored);
});

test.each([
  ['13800000000', true],
  ['+85251234567', true],
  ['+8613800000000', false],
  ['+4407400123456', false],
  ['+85221234567', false],
  ['+852 5123 4567', false],
])('%s as it is stored: %s', (text, expected) => {
  expect(isRealPhone(text)).toBe(expected);
});

test.each([
  ['', undefined, 'CN', ''],
  ['', 'HK', 'HK', ''],
  ['138', 'HK', 'CN', '138'],
  ['+', undefined, undefined, '+'],
  ['+85', undefined, undefined, '+85'],
  ['+852', undefined, 'HK', ''],
  ['+8525123', undefined, 'HK', '5123'],
  ['+1202', undefined, 'US', '202'],
  ['+14165550123', undefined, 'CA', '4165550123'],
  ['+14165550123', 'US', 'US', '4165550123'],
  ['+77', undefined, 'RU', '7'],
  ['+447400123456', undefined, 'GB', '7400123456'],
] as const)('%s with the choice %s is of %s: %s', (value, chosen, country, national) => {
  expect(splitPhone(value, chosen)).toEqual({ country, national });
});

test.each([
  ['CN', '138', '138'],
  ['CN', '+86 138 0000 0000', '13800000000'],
  ['CN', '+8525123', '+8525123'],
  ['HK', '', ''],
  ['HK', ' 5123 ', '+8525123'],
  ['HK', '51234567', '+85251234567'],
  ['GB', '07400 123456', '+447400123456'],
  ['GB', '+852 5123 4567', '+85251234567'],
  ['US', '13105551234', '+13105551234'],
] as const)('in the field of %s, %s is %s', (country, typed, value) => {
  expect(joinPhone(country, typed)).toBe(value);
});

const [chinese, english] = [listCountries('zh-cn'), listCountries('en')];

test('mainland China and its neighbours are first, with the names that agencies use', () => {
  expect(chinese.slice(0, 4).map(({ name }) => name)).toEqual([
    '中国大陆',
    '中国香港',
    '中国澳门',
    '中国台湾',
  ]);
  expect(english.slice(3, 6).map(({ name }) => name)).toEqual([
    'Taiwan, China',
    'Afghanistan',
    'Åland Islands',
  ]);
  expect(chinese.length).toBeGreaterThan(200);
  expect(new Set(chinese.map(({ name }) => name)).size).toBe(chinese.length);
});

test.each([
  ['852', ['HK']],
  ['+85', ['HK', 'MO', 'KH', 'LA', 'KP']],
  ['0044', ['GB', 'GG', 'JE', 'IM']],
  ['英国', ['GB']],
  ['united k', ['GB']],
  ['香港', ['HK']],
  ['zimbabwe', ['ZW']],
  ['xyz', []],
])('%s finds %j in both languages', (typed, codes) => {
  for (const countries of [chinese, english])
    expect(
      findCountries(countries, typed)
        .map(({ code }) => code)
        .sort(),
    ).toEqual([...codes].sort());
});
