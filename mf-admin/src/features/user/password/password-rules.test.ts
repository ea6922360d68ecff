import { webcrypto } from 'node:crypto';
import { passwordFault, proposePassword } from './password-rules.ts';

test.each([
  ['12345', 'tooShort'],
  ['123456', undefined],
  ['Portal@2026', undefined],
  [' Portal@2026', 'spaces'],
  ['a'.repeat(128), undefined],
  ['a'.repeat(129), 'tooLong'],
])('%s: %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test('a generated password follows the rules and has no ambiguous characters', () => {
  const random = () => webcrypto.getRandomValues(new Uint8Array(64));
  const proposed = new Set(Array.from({ length: 200 }, () => proposePassword(random)));
  expect(proposed.size).toBe(200);
  for (const password of proposed) expect(password).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{12}$/);
});

test('bytes that would bias the characters are skipped', () => {
  const draws = [new Uint8Array(64).fill(255), new Uint8Array(64).fill(0)];
  expect(proposePassword(() => draws.shift() ?? new Uint8Array())).toBe('a'.repeat(12));
});
