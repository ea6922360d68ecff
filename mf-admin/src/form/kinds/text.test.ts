import { codePattern, emailPattern, mobilePattern } from './text.tsx';

test.each([
  ['GUIDE', true],
  ['guide-2_b', true],
  ['2GUIDE', false],
  ['导游', false],
  ['GUI DE', false],
  [`A${'b'.repeat(64)}`, false],
])('the code %s: %s', (code, good) => {
  expect(codePattern.test(code)).toBe(good);
});

test.each([
  ['13800138000', true],
  ['12800138000', false],
  ['1380013800', false],
])('the mobile number %s: %s', (mobile, good) => {
  expect(mobilePattern.test(mobile)).toBe(good);
});

test.each([
  ['li@haitu.cn', true],
  ['li@haitu', false],
  ['li haitu@h.cn', false],
])('the email address %s: %s', (email, good) => {
  expect(emailPattern.test(email)).toBe(good);
});
