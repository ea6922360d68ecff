import { checkPassword, passwordStrength } from './credentials-check.ts';

test.each([
  ['', 'length'],
  ['Ab1defg', 'length'],
  [`${'a'.repeat(128)}1`, 'length'],
  ['abcdefgh', 'letterAndDigit'],
  ['12345678', 'letterAndDigit'],
  ['!!!!2222', 'letterAndDigit'],
  ['haiyan2026', 'username'],
  ['HaiYan2026', 'username'],
  ['Password1', 'common'],
  ['1q2w3e4r', 'common'],
  ['WoAiNi1314', 'common'],
  ['Abcdefg1', undefined],
  ['haiyan2026x', undefined],
  ['湛江的海很蓝很蓝8', undefined],
  [`${'a'.repeat(127)}1`, undefined],
])('the password %s of haiyan2026 is refused for %s', (password, fault) => {
  expect(checkPassword(password, ' haiyan2026 ')).toBe(fault);
});

test('without a username nothing is compared with one', () => {
  expect(checkPassword('haiyan2026')).toBeUndefined();
});

test.each([
  ['Abc1', 'weak'],
  ['password123', 'weak'],
  ['ocean2026', 'fair'],
  ['Ocean2026', 'fair'],
  ['Ocean@2026', 'strong'],
  ['oceanbreeze2026', 'fair'],
  ['oceanbreezes2026', 'strong'],
])('the password %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
