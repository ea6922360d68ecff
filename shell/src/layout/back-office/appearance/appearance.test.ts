import { type Theme, themes } from '../../../display/theme.ts';
import { densities, isDark, officeThemeCookie, oneOf } from './appearance.ts';

test.each<[Theme, boolean, boolean]>([
  ['light', true, false],
  ['light', false, false],
  ['dark', false, true],
  ['system', true, true],
  ['system', false, false],
])('%s is dark where the system prefers dark (%s): %s', (theme, system, dark) => {
  expect(isDark(theme, system)).toBe(dark);
});

test.each([
  ['dark', 'dark'],
  ['purple', undefined],
  [7, undefined],
  [null, undefined],
])('stored as %s it is read as %s', (stored, theme) => {
  expect(oneOf(themes)(stored)).toBe(theme);
});

test('a density is one of two', () => {
  expect(oneOf(densities)('compact')).toBe('compact');
  expect(oneOf(densities)('tiny')).toBeUndefined();
});

test('the cookie follows the dark theme', () => {
  expect(officeThemeCookie(true)).toMatch(/^office-theme=dark; Path=\/; Max-Age=[1-9]/);
  expect(officeThemeCookie(false)).toContain('Max-Age=0');
});
