import { seoWidth } from './seo-width.ts';

it.each([
  ['', 0],
  ['  sea  ', 3],
  ['硇洲岛两日', 10],
  ['海边 2 日：看灯塔', 17],
  ['🐚 shells', 8],
])('the text "%s" is %i wide', (text, width) => {
  expect(seoWidth(text)).toBe(width);
});
