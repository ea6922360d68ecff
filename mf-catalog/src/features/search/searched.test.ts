import { maxSearched, parseSearched } from './searched.ts';

test.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["岛","岛",7,""," "]', ['岛']],
  [JSON.stringify(['a'.repeat(101), 'b']), ['b']],
])('%p is read as %p', (text, expected) => {
  expect(parseSearched(text)).toEqual(expected);
});

test('a longer list is cut', () => {
  const many = Array.from({ length: 20 }, (_, number) => `岛${number}`);
  expect(parseSearched(JSON.stringify(many))).toEqual(many.slice(0, maxSearched));
});
