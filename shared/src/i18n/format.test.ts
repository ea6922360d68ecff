import { formatDay, formatInstant, formatMoney, formatMonth, weekdayNames } from './index.ts';

test.each([
  [128800, 'zh-cn', '¥1,288'],
  [3350, 'zh-cn', '¥33.50'],
  [5, 'en', '¥0.05'],
  [0, 'en', '¥0'],
  [123456789, 'en', '¥1,234,567.89'],
  [100_000, 'zh-cn', '¥1,000'],
  [99_900, 'zh-cn', '¥999'],
  [-128850, 'zh-cn', '¥-1,288.50'],
] as const)('%i fen in %s is %s', (fen, language, text) => {
  expect(formatMoney(fen, language)).toBe(text);
});

test.each([
  ['zh-cn', undefined, '12月24日周四'],
  ['en', undefined, 'Thu, Dec 24'],
  ['en', { year: true }, 'Thu, Dec 24, 2026'],
  ['zh-cn', { weekday: false }, '12月24日'],
  ['en', { weekday: false }, 'Dec 24'],
] as const)('a day in %s', (language, options, text) => {
  expect(formatDay('2026-12-24', language, options)).toBe(text);
});

test('a month has a name', () => {
  expect(formatMonth('2026-12-24', 'zh-cn')).toBe('2026年12月');
  expect(formatMonth('2026-12-24', 'en')).toBe('December 2026');
});

test('an instant is formatted in Asia/Shanghai, whatever the zone of the browser', () => {
  expect(formatInstant('2026-12-24T16:30:00Z', 'zh-cn')).toBe('2026年12月25日 00:30');
  expect(formatInstant('2026-12-24T16:30:00Z', 'en')).toBe('Dec 25, 2026, 12:30 AM');
  expect(formatInstant('2026-09-04T10:05:00Z', 'en')).toBe('Sep 4, 2026, 6:05 PM');
  expect(() => formatInstant('soon', 'en')).toThrow(RangeError);
});

test('a week begins on Sunday', () => {
  expect(weekdayNames('zh-cn')[0]).toEqual({ short: '日', long: '星期日' });
  expect(weekdayNames('en')[3]).toEqual({ short: 'Wed', long: 'Wednesday' });
});
