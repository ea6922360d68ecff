import { iconOf } from './menu-icon.ts';

test.each([
  ['gear', 'gear'],
  ['chevron-down', 'chevron-down'],
  ['no-such-icon', 'document'],
  ['constructor', 'document'],
  ['', 'document'],
  [undefined, 'document'],
])('%s is drawn as %s', (name, icon) => {
  expect(iconOf(name)).toBe(icon);
});
