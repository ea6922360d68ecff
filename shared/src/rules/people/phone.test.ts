import { isMobile, isPhone, isTexted } from './phone.ts';

test.each([
  ['13800000000', true, true],
  ['12800000000', false, false],
  ['1380000000', false, false],
  [' 13800000000', false, false],
  ['+8613800000000', false, false],
  ['+85251234567', false, true],
  ['+88612345678', false, true],
  ['+447400123456', false, true],
  ['+123456789012345', false, true],
  ['+1234567890123456', false, false],
  ['+12345', false, false],
  ['+05251234567', false, false],
  ['85251234567', false, false],
  ['+852 5123 4567', false, false],
  ['', false, false],
])('%s: of mainland China %s, of any country %s', (text, mobile, phone) => {
  expect([isMobile(text), isPhone(text)]).toEqual([mobile, phone]);
});

test.each([
  ['13800000000', [], true],
  ['+85251234567', [], false],
  ['+85251234567', ['852', '1'], true],
  ['+12025550123', ['852', '1'], true],
  ['+447400123456', ['852', '1'], false],
])('text messages reach %s with the codes %s: %s', (phone, codes, expected) => {
  expect(isTexted(phone, codes)).toBe(expected);
});
