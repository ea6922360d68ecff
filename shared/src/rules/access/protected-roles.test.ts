import { isProtectedRole } from './back-office-rights.ts';

test.each([
  ['ROOT', true],
  ['ADMIN', true],
  ['MEMBER', true],
  ['EDITOR', false],
  ['admin', false],
  ['', false],
])('%s is protected: %s', (code, expected) => {
  expect(isProtectedRole(code)).toBe(expected);
});
