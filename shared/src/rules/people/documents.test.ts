import { birthDateOfIdCard, genderOfIdCard, isDocument, maskDocument, normalDocument } from './documents.ts';

const today = '2026-11-20';

test.each([
  ['id-card', '11010519491231002X', true],
  ['id-card', '440524188001010014', false],
  ['id-card', '440804199003070015', true],
  ['id-card', '440804199003070016', false],
  ['id-card', '440804199002300010', false],
  ['id-card', '44080419900307001', false],
  ['id-card', '11010519491231002x', false],
  ['id-card', '４４0804199003070017', false],
  ['passport', 'E12345678', true],
  ['passport', 'EA1234567', true],
  ['passport', 'AB123456', true],
  ['passport', 'ABCDEFG', false],
  ['passport', 'E1234', false],
  ['passport', 'E123456789', false],
  ['hk-macau-permit', 'H12345678', true],
  ['hk-macau-permit', 'M1234567801', true],
  ['hk-macau-permit', 'H1234567', false],
  ['taiwan-permit', '12345678', true],
  ['taiwan-permit', '1234567A', false],
] as const)('%s %s can be one: %p', (type, documentNo, expected) => {
  expect(isDocument(type, documentNo, today)).toBe(expected);
});

test('an ID card with a birth date of tomorrow is invalid', () => {
  const card = '440804202611210013';
  const digit = [...'0123456789X'].find((end) =>
    isDocument('id-card', `${card.slice(0, 17)}${end}`, '2026-11-21'),
  );
  expect(digit).toBeDefined();
  expect(isDocument('id-card', `${card.slice(0, 17)}${digit}`, today)).toBe(false);
});

test('every wrong digit of an ID card is detected', () => {
  const card = '440804199003070015';
  const typos = [...card].flatMap((digit, place) =>
    [...'0123456789'].filter((d) => d !== digit).map((d) => card.slice(0, place) + d + card.slice(place + 1)),
  );
  expect(typos.filter((typo) => isDocument('id-card', typo, today))).toEqual([]);
});

test('birth date and gender are read from the ID card', () => {
  expect(birthDateOfIdCard('440804199003070015')).toBe('1990-03-07');
  expect(genderOfIdCard('440804199003070015')).toBe(1);
  expect(genderOfIdCard('11010519491231002X')).toBe(2);
});

test('numbers are compared without spaces and case', () => {
  expect(normalDocument(' 1101 0519491231002x ')).toBe('11010519491231002X');
});

test.each([
  ['440804199003070015', '440***********0015'],
  ['E12345678', 'E1***5678'],
  ['12345678', '12**5678'],
  ['12345', '1**45'],
])('%s is shown as %s', (documentNo, expected) => {
  expect(maskDocument(documentNo)).toBe(expected);
});
