import { findRoute, routeTable } from './route-table.ts';

test.each([
  ['/index', 'home/index'],
  ['/Route/Detail', 'route/detail'],
  ['/ROUTE/', 'route/index'],
  ['/hotel/hoteldetail', 'hotel/detail'],
  ['/visa/visaOrderDetail', 'visa/order-detail'],
  ['/personal/visa-order/detail', 'personal/visa-order/detail'],
  ['/aboutus/news-list', 'about/news-list'],
  ['/common-detail', 'common/detail'],
])('%s shows %s', (path, view) => {
  expect(findRoute(path)?.view).toBe(view);
});

test.each([
  ['/', '/index'],
  ['/personal', '/personal/home'],
  ['/aboutUs/', '/aboutus/companyinfo?type=introduction&title=关于我们'],
])('%s redirects to %s', (path, target) => {
  expect(findRoute(path)?.redirect).toBe(target);
});

test.each(['/redirect/route/detail', '/redirect/', '/REDIRECT/a'])('%s is the redirect helper', (path) => {
  expect(findRoute(path)?.path).toBe('/redirect/:path(.*)');
});

test.each(['/route/detail/7', '/nowhere', '//', '', '/constructor', '/redirect'])(
  '%s is no route',
  (path) => {
    expect(findRoute(path)).toBeUndefined();
  },
);

test('paths and views of the table are unique', () => {
  const paths = routeTable.map(({ path }) => path.toLowerCase());
  const views = routeTable.flatMap(({ view }) => view ?? []);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(views).size).toBe(views.length);
});

test('routes that need a member are marked, public ones are not', () => {
  const member = routeTable.filter((known) => known.member).map(({ path }) => path);
  expect(member).toEqual(expect.arrayContaining(['/route/preview', '/pay', '/personal/home']));
  expect(member).not.toEqual(expect.arrayContaining(['/route/detail']));
});
