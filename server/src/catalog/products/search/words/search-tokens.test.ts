import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchColumns, similarQueries, titleQuery, tokenQuery, tokensOf } from './search-tokens.ts';

for (const [text, expected] of [
  ['', []],
  ['  \n', []],
  ['湖光岩', ['湖', '光', '岩', '湖光', '光岩']],
  ['湛江 三天', ['湛', '江', '湛江', '三', '天', '三天']],
  ['3天', ['3', '天']],
  ['Island', ['island']],
  ['Islands', ['islands', 'island']],
  ['Beaches and galleries', ['beaches', 'beach', 'and', 'galleries', 'gallery']],
  ['glass bus tennis', ['glass', 'bus', 'tennis']],
  ['Xi’an’s walls', ['xians', 'xian', 'walls', 'wall']],
  ['Café ＡＢＣ１２', ['cafe', 'abc12']],
  ['A-B_c', ['a', 'b', 'c']],
  ['カタカナ', ['カ', 'タ', 'ナ', 'カタ', 'タカ', 'カナ']],
  ['𠮷野', ['𠮷', '野', '𠮷野']],
  ["'); drop table products; --", ['drop', 'table', 'products', 'product']],
  ['<b>海</b>', ['b', '海']],
  [`${'x'.repeat(100)}`, ['x'.repeat(64)]],
] as const)
  test(`${text.slice(0, 30)} is found by its tokens`, () => assert.deepEqual(tokensOf(text), expected));

for (const [keywords, expected] of [
  ['', undefined],
  ['%_*!&|', undefined],
  ['海', "'海'"],
  ['湖光岩', "'湖光' & '光岩'"],
  ['湛江 三天', "'湛江' & '三天'"],
  ['island', "'island':*"],
  ['Islands', "'island':*"],
  ['island park', "'island' & 'park':*"],
  ['island 海', "'island' & '海'"],
  ['3', "'3'"],
  ['3天', "'3' & '天'"],
  ["a' | 'b", "'a' & 'b':*"],
  ['island island', "'island' & 'island':*"],
  ['潿洲島', "'涠洲' & '洲岛'"],
  ['weizhoudao', "('weizhoudao':* | '~weizhou' & '~zhoudao':*)"],
  ['weizhoud', "('weizhoud':* | '~weizhou' & '~zhoud':*)"],
  ['Weizhou island', "('weizhou' | '~weizhou') & 'island':*"],
  ['xian', "('xian':* | '~xian':*)"],
  ['fangan', "('fangan':* | '~fangan':*)"],
  ['lvyou', "('lvyou':* | '~luyou':*)"],
  ['wzd', "('wzd':* | '=wzd')"],
  ['bjwryx', "('bjwryx':* | '=bjwr' & '=jwry' & '=wryx')"],
  ['seafood', "'seafood':*"],
  ['北京路', "'北京' & '京路' | '/北京路'"],
  ['Beijing Road', "('beijing' | '~beijing') & 'road':* | '/beijingroad'"],
] as const)
  test(`“${keywords}” queries ${expected ?? 'nothing'}`, () => assert.equal(tokenQuery(keywords), expected));

test('title queries use the same words with a prefix that tells them from the text', () => {
  assert.equal(titleQuery('湖光岩 Islands'), "'^湖光' & '^光岩' & '^island':*");
  assert.equal(titleQuery('%'), undefined);
});

test('a query has at most 32 tokens', () => {
  assert.equal(tokenQuery('一二三四五六七八九十'.repeat(10))?.split(' & ').length, 10);
  const letters = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  assert.equal(tokenQuery(letters)?.split(' & ').length, 32);
});

test('search text and tokens are written together', () => {
  assert.deepEqual(searchColumns('Sea 海', { zh: '海', en: 'Seas' }), {
    searchText: 'sea 海',
    searchTokens: "'sea' '海' '^海' '^seas' '^sea'",
    searchVersion: 1,
  });
});

test('Chinese has tokens of its pinyin, of names also those of their initials', () => {
  const { searchTokens } = searchColumns('在重慶的朝天門碼頭邊上看夜景 旅行', { zh: '涠洲岛' });
  const tokens = searchTokens.split(' ');
  for (const token of [
    '~chongqing',
    '~luxing',
    '=lx',
    '=wz',
    '=wzd',
    '^=wzd',
    '~zhoudao',
    '^~weizhou',
    '重庆',
  ])
    assert.ok(tokens.includes(`'${token}'`), token);
  for (const token of ['=zcq', '=cqdc', '~xing', '^~luxing', '重慶'])
    assert.ok(!tokens.includes(`'${token}'`), token);
});

test('a long word with many readings of its beginning is read in bounded time', () => {
  const word = `${'an'.repeat(19)}q`;
  assert.equal(tokenQuery(`${word} x`), `'${word}' & 'x':*`);
});

test('similar titles have a pair of characters, its pinyin or the beginning of a word in common', () => {
  assert.deepEqual(similarQueries('涠州岛 Lighthose'), [
    "'^涠州'",
    "'^州岛'",
    "'^~weizhou'",
    "'^~zhoudao'",
    "'^ligh':*",
  ]);
});

test('an address is found by its words and by the whole name of its street', () => {
  const { searchTokens } = searchColumns('', { zh: '' }, ['越秀区北京路']);
  assert.ok(searchTokens.includes("'/北京路'") && searchTokens.includes("'越秀'"));
  assert.ok(!searchTokens.includes("'北京'"));
});
