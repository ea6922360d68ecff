import { shortPrice, wholeYuan } from './day-cell.tsx';

test.each([
  [128_800, '¥1288', '¥1288'],
  [33_50, '¥34', '¥34'],
  [999_900, '¥9999', '¥9999'],
  [1_288_000, '¥1.3万', '¥12.9k'],
  [2_000_000, '¥2万', '¥20k'],
])('%i fen is %s, in English %s', (fen, chinese, english) => {
  expect(shortPrice(fen, 'zh-cn')).toBe(chinese);
  expect(shortPrice(fen, 'en')).toBe(english);
});

test.each([
  [33_50, 34_00],
  [34_00, 34_00],
])('%i fen without jiao and fen are %i', (fen, whole) => {
  expect(wholeYuan(fen)).toBe(whole);
});
