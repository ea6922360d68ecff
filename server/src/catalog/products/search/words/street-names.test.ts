import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitStreets, streetIn } from './street-names.ts';

for (const [address, streets] of [
  ['广州市越秀区，北京路与公园前之间', ['北京路']],
  ['湛江市霞山区人民大道南', ['人民大道']],
  ['越秀区北京路', ['北京路']],
  ['Between Beijing Road and Gongyuanqian', ['beijingroad']],
  ['湛江市麻章区湖光镇', []],
] as const)
  test(`${address} has the streets ${streets.join() || 'none'}`, () => {
    const split = splitStreets(address);
    assert.deepEqual(split.streets, streets);
    for (const street of ['北京', '人民', 'Beijing']) assert.ok(!split.rest.includes(street));
  });

for (const [words, street] of [
  [['北京路'], '北京路'],
  [['广州', '人民大道'], '人民大道'],
  [['北京'], undefined],
  [['beijing', 'road'], 'beijingroad'],
  [['road'], undefined],
  [[], undefined],
] as const)
  test(`${words.join(' ')} may be the street ${street ?? 'none'}`, () => {
    assert.equal(streetIn(words), street);
  });
