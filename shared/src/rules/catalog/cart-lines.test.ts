import { maxCartLines, readCartLines, withCartLine } from './cart-lines.ts';

const line = (skuId: number, count = 1) => ({ skuId, count });
const full = Array.from({ length: maxCartLines }, (_, place) => line(place + 1));

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
  expect(readCartLines(text)).toEqual(lines);
});

test.each([
  ['a new thing', [line(1)], 2, 3, [line(1), line(2, 3)]],
  ['more of a thing', [line(1, 2), line(2)], 1, 3, [line(1, 5), line(2)]],
  ['more than 99 pieces', [line(1, 98)], 1, 3, [line(1, 99)]],
  ['a 51st thing', full, 51, 1, undefined],
  ['more of a thing in a full cart', full, 50, 1, [...full.slice(0, -1), line(50, 2)]],
])('adding %s', (_, lines, skuId, count, expected) => {
  expect(withCartLine(lines, { skuId, count })).toEqual(expected);
});
