import { checkPassword, passwordStrength } from './credentials-check.ts';

const owner = {
  username: ' haiyan2026 ',
  nickname: '林海燕',
  mobile: '13800138000',
  email: 'lin.hy@example.com',
};

test.each([
  ['', 'length'],
  ['Ab1defg', 'length'],
  ['a'.repeat(65), 'length'],
  ['haiyan2026', 'personal'],
  ['HaiYan2026', 'personal'],
  ['haiyan2026x', 'personal'],
  ['!haiyan!99', 'personal'],
  ['13800138000', 'personal'],
  ['ab00138000', 'personal'],
  ['138000x@y', 'personal'],
  ['lin.hy@example.com', 'personal'],
  ['Example.com', 'personal'],
  ['林海燕1234567', 'personal'],
  ['Password1', 'common'],
  ['12345678', 'common'],
  ['1q2w3e4r', 'common'],
  ['WoAiNi1314', 'common'],
  ['abcdefgh', undefined],
  ['!!!!2222', undefined],
  ['Abcdefg1', undefined],
  ['haiyan walks home', undefined],
  ['湛江的海很蓝很蓝8', undefined],
  ['x'.repeat(64), undefined],
])('the password %s is refused for %s', (password, fault) => {
  expect(checkPassword(password, owner)).toBe(fault);
});

test('an unknown owner has no names to compare with', () => {
  expect(checkPassword('haiyan2026')).toBeUndefined();
  expect(checkPassword('haiyan2026', { username: null, nickname: '', mobile: null })).toBeUndefined();
});

test.each([
  ['Abc1', 'weak'],
  ['password123', 'weak'],
  ['oceanside', 'weak'],
  ['ocean2026', 'fair'],
  ['Ocean2026', 'fair'],
  ['Ocean@2026', 'strong'],
  ['oceanbreeze2026', 'fair'],
  ['oceanbreezes2026', 'strong'],
])('the password %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
