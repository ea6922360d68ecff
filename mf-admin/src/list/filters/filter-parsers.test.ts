import { day, type FilterParser, keywords, oneOf, positiveInteger } from './filter-parsers.ts';

test.each<[string, FilterParser<unknown>, string, unknown]>([
  ['one of the texts', oneOf('tour', 'hotel'), 'hotel', 'hotel'],
  ['another text', oneOf('tour', 'hotel'), 'boat', undefined],
  ['one of the numbers', oneOf(0, 1), '0', 0],
  ['no text of a number', oneOf(0, 1), '00', undefined],
  ['what every object has', oneOf('tour'), 'constructor', undefined],
  ['a day', day(), '2028-02-29', '2028-02-29'],
  ['no such day', day(), '2026-02-29', undefined],
  ['a number', positiveInteger(), '12', 12],
  ['no whole number', positiveInteger(), '1.5', undefined],
  ['nothing below one', positiveInteger(), '0', undefined],
  ['too large a number', positiveInteger(), '9007199254740993', undefined],
  ['more than the most', positiveInteger(10), '11', undefined],
  ['words', keywords(), ' 海边 ', '海边'],
  ['no words', keywords(), '   ', undefined],
  ['more words than asked for', keywords(3), 'abcd', 'abc'],
])('%s', (_, read, text, expected) => {
  expect(read(text)).toBe(expected);
});
