import assert from 'node:assert/strict';
import { test } from 'node:test';
import { helpWords } from './help-words.ts';

for (const [keywords, words] of [
  ['怎么退款', ['么退', '退款']],
  ['退款', ['退款']],
  ['退', ['退']],
  ['How do I get a refund?', ['refund']],
  ['Invoices', ['invoices', 'invoice']],
  ['怎么', ['怎么']],
  ['how', ['how']],
  ["'; drop table articles; --%_", ['drop', 'table', 'articles', 'article']],
  ['  ?!', []],
] as const)
  test(`${keywords} is searched by ${words.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(helpWords(keywords), words);
  });

test('a question is searched by at most sixteen words', () => {
  assert.equal(helpWords(Array.from({ length: 50 }, (_, at) => `word${at}`).join(' ')).length, 16);
});
