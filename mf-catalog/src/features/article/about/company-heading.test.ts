import { companyHeading } from './company-heading.ts';

const title = { zh: '公司介绍', en: 'Who we are' };
const english = ({ zh, en }: { zh: string; en?: string }) => en ?? zh;

test.each([
  [undefined, 'Who we are'],
  ['', 'Who we are'],
  ['  ', 'Who we are'],
  ['公司介绍', 'Who we are'],
  ['Who we are', 'Who we are'],
  ['关于我们', 'About us'],
  ['公司简介', 'Company profile'],
  ['联系我们', 'Contact us'],
  ['我们的船', '我们的船'],
  ['x'.repeat(100), 'x'.repeat(40)],
])('%p is headed %s', (named, heading) => {
  expect(companyHeading({ title }, named, english)).toBe(heading);
});
