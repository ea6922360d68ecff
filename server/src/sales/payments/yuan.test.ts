import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fenToYuan, yuanToFen } from './yuan.ts';

const PAIRS: [number, string][] = [
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [100, '1.00'],
  [1999, '19.99'],
  [123456, '1234.56'],
  [99_999_999_999, '999999999.99'],
];

for (const [fen, yuan] of PAIRS) {
  test(`${fen} fen is written ${yuan} and read back`, () => {
    assert.equal(fenToYuan(fen), yuan);
    assert.equal(yuanToFen(yuan), fen);
  });
}

test('short forms are parsed', () => {
  assert.deepEqual(['7', '0.5', '12.3'].map(yuanToFen), [700, 50, 1230]);
});

test('amounts up to 20,000 fen survive a round trip', () => {
  for (let fen = 0; fen <= 20_000; fen += 1) assert.equal(yuanToFen(fenToYuan(fen)), fen);
});

for (const bad of [
  '1.234',
  'abc',
  '-1',
  '-0.01',
  '',
  ' 1',
  '1 ',
  '1.',
  '.5',
  '1e3',
  '007',
  '+1',
  '1,000',
  '1\n',
  '１',
]) {
  test(`${JSON.stringify(bad)} is no amount in yuan`, () => {
    assert.throws(() => yuanToFen(bad), RangeError);
  });
}

for (const bad of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
  test(`${bad} is no amount in fen`, () => {
    assert.throws(() => fenToYuan(bad), RangeError);
  });
}
