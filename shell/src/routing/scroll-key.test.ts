import { scrollKey, withScrollOf } from './scroll-key.ts';

const location = { pathname: '/user', search: '', hash: '', key: 'new' };

test.each([
  ['its own', null, 'new'],
  ['the one that the navigation names', withScrollOf('earlier').state, 'earlier'],
  ['its own if the navigation names none', withScrollOf('').state, 'new'],
])('the scroll position of a location is %s', (_, state, key) => {
  expect(scrollKey({ ...location, state })).toBe(key);
});
