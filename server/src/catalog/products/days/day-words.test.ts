import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysInWords } from './day-words.ts';

for (const [days, expected] of [
  [1, '1天 一天 1日 一日 1 days one days'],
  [2, '2天 二天 2日 二日 两天 两日 2 days two days'],
  [3, '3天 三天 3日 三日 3 days three days'],
  [10, '10天 十天 10日 十日 10 days ten days'],
  [15, '15天 十五天 15日 十五日 15 days fifteen days'],
  [21, '21天 二十一天 21日 二十一日 21 days'],
] as const)
  test(`${days} days are found by digits and by words`, () => assert.equal(daysInWords(days), expected));
