import { isContactAddress, maskEmail, maskMobile } from './contact-address.ts';

test.each([
  ['sms', '13800000000', true],
  ['sms', '12800000000', false],
  ['sms', '1380000000', false],
  ['sms', ' 13800000000', false],
  ['sms', '+85251234567', true],
  ['sms', 'chen@example.com', false],
  ['mail', 'chen@example.com', true],
  ['mail', 'chen@example', false],
  ['mail', 'chen hai@example.com', false],
  ['mail', 'a@b@example.com', false],
  ['mail', `${'a'.repeat(120)}@example.com`, false],
  ['mail', '13800000000', false],
] as const)('%s to %s: %s', (channel, text, expected) => {
  expect(isContactAddress(channel, text)).toBe(expected);
});

test.each([
  ['13812345678', '138****5678'],
  ['12345', '****45'],
  ['+85251234567', '+852****67'],
  ['+2901234', '+290****34'],
])('the mobile number %s is shown as %s', (mobile, shown) => {
  expect(maskMobile(mobile)).toBe(shown);
});

test.each([
  ['chenhai@example.com', 'ch***@example.com'],
  ['chen@example.com', 'ch***@example.com'],
  ['hai@example.com', 'h***@example.com'],
  ['c@example.com', 'c***@example.com'],
])('the mail address %s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
