import { findRoute, routeTable } from './route-table.ts';

// Section 2 of the specification, row by row, in its own order.
test.each([
  ['/index', 'home/index', '首页'],
  ['/domestic', 'domestic/index', '国内游'],
  ['/local', 'local/index', '本地游'],
  ['/party-building', 'party-building/index', '红色旅游'],
  ['/learning', 'learning/index', '研学旅行'],
  ['/abroad', 'abroad/index', '出境游'],
  ['/vicinity', 'vicinity/index', '周边游'],
  ['/route', 'route/index', '全部线路'],
  ['/route/detail', 'route/detail', '线路详情'],
  ['/route/preview', 'route/preview', '填写订单'],
  ['/route/pay', 'route/pay', '线路支付'],
  ['/hotel', 'hotel/index', '酒店'],
  ['/hotel/hotelDetail', 'hotel/detail', '酒店详情'],
  ['/hotel/confirm-order', 'hotel/confirm-order', '确认酒店订单'],
  ['/ticket', 'ticket/index', '景区门票'],
  ['/ticket/ticketDetail', 'ticket/detail', '门票详情'],
  ['/ticket/confirm-order', 'ticket/confirm-order', '确认门票订单'],
  ['/goods', 'goods/index', '特产商城'],
  ['/goods/goodsDetail', 'goods/detail', '商品详情'],
  ['/goods/confirm-order', 'goods/confirm-order', '确认商品订单'],
  ['/visa', 'visa/index', '签证'],
  ['/visa/visaDetail', 'visa/detail', '签证详情'],
  ['/visa/visaPreview', 'visa/preview', '办理签证'],
  ['/visa/pay', 'visa/pay', '签证支付'],
  ['/visa/visaOrderDetail', 'visa/order-detail', '签证订单详情'],
  ['/personal/home', 'personal/home', '个人中心'],
  ['/personal/info', 'personal/info', '个人信息'],
  ['/personal/safety', 'personal/safety', '账户安全'],
  ['/personal/collections', 'personal/collections', '我的收藏'],
  ['/personal/travellers', 'personal/travellers', '常用旅客'],
  ['/personal/address', 'personal/address', '收货地址'],
  ['/personal/route-order', 'personal/route-order/index', '线路订单'],
  ['/personal/visa-order', 'personal/visa-order/index', '签证订单'],
  ['/personal/goods-order', 'personal/goods-order/index', '商品订单'],
  ['/personal/ticket-order', 'personal/ticket-order/index', '门票订单'],
  ['/personal/hotel-order', 'personal/hotel-order/index', '酒店订单'],
  ['/personal/route-order/detail', 'personal/route-order/detail', '线路订单详情'],
  ['/aboutus/contactus', 'about/contactus', '公司简介'],
  ['/aboutus/news-list', 'about/news-list', '新闻资讯'],
  ['/aboutus/companyinfo', 'about/companyinfo', '联系我们'],
  ['/news-detail', 'news/detail', '新闻详情'],
  ['/common-detail', 'common/detail', '声明'],
  ['/pay', 'pay/index', '收银台'],
])('the path %s is the view %s and is called %s', (path, view, title) => {
  const known = routeTable.find((route) => route.path === path);
  expect(known).toMatchObject({ path, view, title: { zh: title } });
  expect(known).not.toHaveProperty('redirect');
});

test.each([
  ['/', '/index'],
  ['/personal', '/personal/home'],
  ['/aboutus', '/aboutus/companyinfo?type=introduction&title=关于我们'],
])('the path %s goes on to %s', (path, target) => {
  expect(routeTable.find((route) => route.path === path)).toMatchObject({ redirect: target });
});

test.each(['/redirect/:path(.*)', '/login', '/pay', '/401', '/404'])('the path %s is hidden', (path) => {
  expect(routeTable.find((route) => route.path === path)).toMatchObject({ hidden: true });
});

test('the route titles Dashboard and Document are there', () => {
  expect(findRoute('/index')?.title).toEqual({ zh: '首页', en: 'Dashboard' });
  expect(findRoute('/document')?.title).toEqual({ zh: '文档', en: 'Document' });
});

test.each(['/redirect/:path(.*)', '/login', '/document', '/401', '/404'])(
  "the path %s is the shell's own page",
  (path) => {
    expect(routeTable.find((route) => route.path === path)).not.toHaveProperty('view');
  },
);

test('routes that the specification shows are visible', () => {
  const shown = [
    '/index',
    '/domestic',
    '/route',
    '/hotel',
    '/ticket',
    '/goods',
    '/visa',
    '/aboutus/news-list',
  ];
  expect(shown.filter((path) => findRoute(path)?.hidden)).toEqual([]);
});
