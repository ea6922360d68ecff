import {
  countPieces,
  mostLines,
  readLines,
  withAdded,
  withCount,
  without,
  withRestored,
} from './cart-rules.ts';

const line = (skuId: number, count = 1) => ({ skuId, count });
const full = Array.from({ length: mostLines }, (_, place) => line(place + 1));

test.each([
  ['nothing stored', null, []],
  ['lines', '[{"skuId":7,"count":2},{"skuId":8,"count":99}]', [line(7, 2), line(8, 99)]],
  ['no JSON', '[{"skuId":7', []],
  ['no list', '{"skuId":7,"count":2}', []],
  ['null', 'null', []],
  [
    'strange entries',
    '[null,7,"x",{},[],{"skuId":0,"count":1},{"skuId":1.5,"count":1},{"skuId":9,"count":1}]',
    [line(9)],
  ],
  [
    'impossible counts',
    '[{"skuId":1,"count":0},{"skuId":2,"count":100},{"skuId":3,"count":"2"},{"skuId":4,"count":-1}]',
    [],
  ],
  ['a thing twice', '[{"skuId":7,"count":2},{"skuId":7,"count":5}]', [line(7, 2)]],
  ['more than a thing and its count', '[{"skuId":7,"count":2,"price":1}]', [line(7, 2)]],
  ['too many lines', JSON.stringify([...full, line(51)]), full],
])('a stored cart of %s is read', (_, text, lines) => {
  expect(readLines(text)).toEqual(lines);
});

test.each([
  ['a new thing', [line(1)], 2, 3, [line(1), line(2, 3)]],
  ['more of a thing', [line(1, 2), line(2)], 1, 3, [line(1, 5), line(2)]],
  ['more than 99 pieces', [line(1, 98)], 1, 3, [line(1, 99)]],
  ['a 51st thing', full, 51, 1, undefined],
  ['more of a thing in a full cart', full, 50, 1, [...full.slice(0, -1), line(50, 2)]],
])('adding %s', (_, lines, skuId, count, expected) => {
  expect(withAdded(lines, skuId, count)).toEqual(expected);
});

test.each([
  [5, 5],
  [0, 1],
  [-3, 1],
  [100, 99],
])('a count set to %d is %d', (count, expected) => {
  expect(withCount([line(1), line(2)], 2, count)).toEqual([line(1), line(2, expected)]);
});

test.each([
  ['where they stood', [line(1), line(3)], [2], [line(1), line(2, 4), line(3)]],
  ['before what came later', [line(1), line(3), line(9)], [2], [line(1), line(2, 4), line(3), line(9)]],
  ['once', [line(1), line(2, 7), line(3)], [2], [line(1), line(2, 7), line(3)]],
  ['without others that went meanwhile', [line(1)], [2], [line(1), line(2, 4)]],
])('things taken out come back %s', (_, now, skuIds, expected) => {
  expect(withRestored(now, [line(1), line(2, 4), line(3)], skuIds)).toEqual(expected);
});

test('things are taken out and pieces counted', () => {
  const left = without([line(1, 2), line(2, 3), line(3, 4)], [2]);
  expect(left).toEqual([line(1, 2), line(3, 4)]);
  expect(countPieces(left)).toBe(6);
});
