import { idsOf, toggled } from './compared.ts';

test.each([
  ['picked', [1, 2], 3, [1, 2, 3]],
  ['dropped', [1, 2, 3], 2, [1, 3]],
  ['one too many', [1, 2, 3, 4], 5, [1, 2, 3, 4]],
  ['dropped when all places are taken', [1, 2, 3, 4], 4, [1, 2, 3]],
])('a tour is %s', (_, ids, id, expected) => {
  expect(toggled(ids, id)).toEqual(expected);
});

test.each([
  [undefined, []],
  ['', []],
  ['7,12', [7, 12]],
  ['7,7,12', [7, 12]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ["7,<script>,-1,0,1.5,1e309,12'--", [7]],
  ['x'.repeat(10_000), []],
])('%s names %j', (text, expected) => {
  expect(idsOf(text)).toEqual(expected);
});
