import { isUsername } from './credentials-check.ts';

test.each([
  ['haiyan', true],
  ['Hai.yan-2026_x', true],
  [`a${'b'.repeat(29)}`, true],
  ['abc', false],
  [`a${'b'.repeat(30)}`, false],
  ['1haiyan', false],
  ['海燕海燕', false],
  ['hai yan', false],
  ['haiyan\n', false],
])('%j may be a username: %s', (text, expected) => {
  expect(isUsername(text)).toBe(expected);
});
