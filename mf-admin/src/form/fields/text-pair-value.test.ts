import { lacksChinese, trimPair, trimPairOrNull } from './text-pair-value.ts';

test.each([
  [
    { zh: ' 海 ', en: ' Sea ' },
    { zh: '海', en: 'Sea' },
  ],
  [{ zh: '海', en: ' ' }, { zh: '海' }],
  [{ zh: '海' }, { zh: '海' }],
])('%j is sent as %j', (text, sent) => {
  expect(trimPair(text)).toEqual(sent);
});

test.each([
  [{ zh: ' ', en: '' }, null],
  [{ zh: '' }, null],
  [{ zh: '海' }, { zh: '海' }],
])('%j, which may be left out, is sent as %j', (text, sent) => {
  expect(trimPairOrNull(text)).toEqual(sent);
});

test.each([
  [{ zh: '' }, true, true],
  [{ zh: ' ' }, false, false],
  [{ zh: '', en: 'Sea' }, false, true],
  [{ zh: '海' }, true, false],
  [undefined, true, true],
])('%j, required: %s, lacks Chinese: %s', (text, isRequired, lacks) => {
  expect(lacksChinese(text, isRequired)).toBe(lacks);
});
