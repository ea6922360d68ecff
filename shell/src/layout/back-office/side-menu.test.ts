import '../../remotes/federation.fixture.ts';
import { iconOf } from './side-menu.tsx';

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
