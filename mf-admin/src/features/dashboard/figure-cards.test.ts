import { changeOf } from './figure-cards.tsx';

test.each([
  [150, 100, 50],
  [100, 150, -33.3],
  [0, 100, -100],
  [100, 100, 0],
  [5, 0, undefined],
  [0, 0, undefined],
])('%i after %i is a change of %s percent', (now, before, percent) => {
  expect(changeOf(now, before)).toBe(percent);
});
