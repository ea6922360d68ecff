import { isCurrent } from './navigation.ts';

const profile = '/aboutus/companyinfo?type=introduction&title=公司简介';

test.each([
  ['/hotel', '/hotel', '', true],
  ['/hotel', '/Hotel', '?keywords=x', true],
  ['/hotel', '/hotel/hotelDetail', '?id=1', false],
  [profile, '/aboutus/companyinfo', '?type=introduction&title=About', true],
  [profile, '/aboutus/companyinfo', '?type=contact', false],
  [profile, '/aboutus/news-list', '', false],
])('the link %s is current at %s%s: %s', (to, pathname, search, expected) => {
  expect(isCurrent(to, { pathname, search })).toBe(expected);
});
