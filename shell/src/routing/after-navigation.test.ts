import '../remotes/federation.fixture.ts';
import { pageOf } from './after-navigation.tsx';

test.each([
  ['/index', '', '/index'],
  ['/route', '?keywords=岛&pageNum=2', '/route'],
  ['/route/detail', '?id=12&day=2026-12-24', '/route/detail?id=12'],
  ['/route/detail', '?id=1 2', '/route/detail?id=1%202'],
  ['/login', '', undefined],
  ['/system/user', '', undefined],
])('%s%s counts as %s', (pathname, search, page) => {
  expect(pageOf(pathname, search)).toBe(page);
});
