import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWords } from './search-words.ts';
import { compileSynonyms, type Synonym } from './synonyms.ts';

const synonym = (word: string, target: string): Synonym => ({ word, target, isMisspelling: false });
const misspelling = (word: string, target: string): Synonym => ({ word, target, isMisspelling: true });

const synonyms = compileSynonyms([
  synonym('粤西', '湛江'),
  synonym('湛江', '雷州半岛'),
  synonym('SeaFood', '海鲜'),
  synonym('HN', '海南'),
  misspelling('涠州', '涠洲'),
  misspelling('涠州岛屿', '涠洲岛'),
  misspelling('Weizou', 'Weizhou'),
  misspelling('a.b', 'c'),
]);

for (const [keywords, text, tokens] of [
  ['粤西三日', '粤西三日', "('粤西' | '湛江' | '雷州' & '州半' & '半岛') & '三日'"],
  ['Seafood', 'Seafood', "('seafood':* | '海鲜')"],
  ['fresh seafoods', 'fresh seafoods', "'fresh' & 'seafood':*"],
  ['hnx', 'hnx', "('hnx':* | '=hnx')"],
  ['涠州岛', '涠洲岛', "'涠洲' & '洲岛'"],
  ['潿州島嶼', '涠洲岛', "'涠洲' & '洲岛'"],
  ['weizou', 'Weizhou', "('weizhou':* | '~weizhou':*)"],
  ['axb', 'axb', "'axb':*"],
] as const)
  test(`“${keywords}” is searched as “${text}” with its synonyms`, () => {
    const words = readWords(keywords, synonyms);
    assert.equal(words.text, text);
    assert.equal(words.tokens, tokens);
  });

test('a correction is reported, and left out of an exact search', () => {
  assert.equal(readWords('涠州岛', synonyms).isCorrected, true);
  assert.equal(readWords('潿洲島', synonyms).isCorrected, false);
  const { text, isCorrected } = readWords('涠州岛', synonyms, true);
  assert.deepEqual({ text, isCorrected }, { text: '涠州岛', isCorrected: false });
});

test('a circle of stored synonyms ends', () => {
  const circle = compileSynonyms([
    synonym('一', '二'),
    synonym('二', '一'),
    misspelling('三', '四'),
    misspelling('四', '三'),
  ]);
  assert.equal(readWords('一', circle).tokens, "('一' | '二')");
  assert.equal(readWords('三', circle).text, '四');
});
