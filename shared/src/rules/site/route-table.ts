import type { Text } from '@portal/shared/contract';

/** A static route of the portal (specification section 2). */
export interface PortalRoute {
  /** As the specification spells it; `/redirect/:path(.*)` is the only one with a parameter. */
  readonly path: string;
  /** The remote's view that is shown there; absent where the shell has a page of its own, or redirects. */
  readonly view?: string;
  readonly title: Text;
  /** Where the browser is sent instead. */
  readonly redirect?: string;
  /** Not shown in navigation. */
  readonly hidden?: true;
  /** The screen is of use to somebody who is signed in only; it asks for login by itself. */
  readonly member?: true;
}

type Marks = Pick<PortalRoute, 'hidden' | 'member'>;

const route = (path: string, view: string, zh: string, en: string, marks: Marks = {}): PortalRoute => ({
  path,
  view,
  title: { zh, en },
  ...marks,
});

const page = (path: string, zh: string, en: string, redirect?: string): PortalRoute => ({
  path,
  title: { zh, en },
  hidden: true,
  ...(redirect === undefined ? {} : { redirect }),
});

const inside = { hidden: true } as const;
const step = { hidden: true, member: true } as const;
const own = { member: true } as const;

const tours: readonly PortalRoute[] = [
  route('/domestic', 'domestic/index', '国内游', 'Domestic tours'),
  route('/local', 'local/index', '本地游', 'Local tours'),
  route('/party-building', 'party-building/index', '红色旅游', 'Red tourism'),
  route('/learning', 'learning/index', '研学旅行', 'Study tours'),
  route('/abroad', 'abroad/index', '出境游', 'Tours abroad'),
  route('/vicinity', 'vicinity/index', '周边游', 'Nearby tours'),
  route('/route', 'route/index', '全部线路', 'All tours'),
  route('/route/detail', 'route/detail', '线路详情', 'Tour details', inside),
  route('/route/compare', 'route/compare', '线路对比', 'Compare tours', inside),
  route('/route/preview', 'route/preview', '填写订单', 'Book a tour', step),
  route('/route/pay', 'route/pay', '线路支付', 'Pay for a tour', step),
];

const products: readonly PortalRoute[] = [
  route('/hotel', 'hotel/index', '酒店', 'Hotels'),
  route('/hotel/hotelDetail', 'hotel/detail', '酒店详情', 'Hotel details', inside),
  route('/hotel/confirm-order', 'hotel/confirm-order', '确认酒店订单', 'Book a hotel', step),
  route('/ticket', 'ticket/index', '景区门票', 'Tickets'),
  route('/ticket/ticketDetail', 'ticket/detail', '门票详情', 'Ticket details', inside),
  route('/ticket/confirm-order', 'ticket/confirm-order', '确认门票订单', 'Book tickets', step),
  route('/goods', 'goods/index', '特产商城', 'Local goods'),
  route('/goods/goodsDetail', 'goods/detail', '商品详情', 'Product details', inside),
  route('/goods/cart', 'goods/cart', '购物车', 'Cart', inside),
  route('/goods/confirm-order', 'goods/confirm-order', '确认商品订单', 'Order goods', step),
  route('/visa', 'visa/index', '签证', 'Visas'),
  route('/visa/visaDetail', 'visa/detail', '签证详情', 'Visa details', inside),
  route('/visa/visaPreview', 'visa/preview', '办理签证', 'Apply for a visa', step),
  route('/visa/pay', 'visa/pay', '签证支付', 'Pay for a visa', step),
  route('/visa/visaOrderDetail', 'visa/order-detail', '签证订单详情', 'Visa order', step),
];

const personal: readonly PortalRoute[] = [
  page('/personal', '个人中心', 'My account', '/personal/home'),
  route('/personal/home', 'personal/home', '个人中心', 'My account', own),
  route('/personal/info', 'personal/info', '个人信息', 'My details', own),
  route('/personal/safety', 'personal/safety', '账户安全', 'Account security', own),
  route('/personal/second-factor', 'personal/second-factor', '两步验证', 'Two-step verification', own),
  route('/personal/collections', 'personal/collections', '我的收藏', 'Favourites', own),
  route('/personal/waitlist', 'personal/waitlist', '我的候补', 'My waiting lists', own),
  route('/personal/travellers', 'personal/travellers', '常用旅客', 'Travellers', own),
  route('/personal/address', 'personal/address', '收货地址', 'Address book', own),
  route('/personal/route-order', 'personal/route-order/index', '线路订单', 'Tour orders', own),
  route('/personal/visa-order', 'personal/visa-order/index', '签证订单', 'Visa orders', own),
  route('/personal/goods-order', 'personal/goods-order/index', '商品订单', 'Goods orders', own),
  route('/personal/ticket-order', 'personal/ticket-order/index', '门票订单', 'Ticket orders', own),
  route('/personal/hotel-order', 'personal/hotel-order/index', '酒店订单', 'Hotel orders', own),
  route('/personal/route-order/detail', 'personal/route-order/detail', '线路订单详情', 'Tour order', step),
  route('/personal/visa-order/detail', 'personal/visa-order/detail', '签证订单详情', 'Visa order', step),
  route('/personal/goods-order/detail', 'personal/goods-order/detail', '商品订单详情', 'Goods order', step),
  route(
    '/personal/ticket-order/detail',
    'personal/ticket-order/detail',
    '门票订单详情',
    'Ticket order',
    step,
  ),
  route('/personal/hotel-order/detail', 'personal/hotel-order/detail', '酒店订单详情', 'Hotel order', step),
];

const aboutUs = '/aboutus/companyinfo?type=introduction&title=关于我们';

const rest: readonly PortalRoute[] = [
  page('/aboutus', '关于我们', 'About us', aboutUs),
  route('/aboutus/contactus', 'about/contactus', '公司简介', 'Company profile'),
  route('/aboutus/news-list', 'about/news-list', '新闻资讯', 'News'),
  route('/aboutus/companyinfo', 'about/companyinfo', '联系我们', 'Contact us'),
  route('/news-detail', 'news/detail', '新闻详情', 'News', inside),
  route('/common-detail', 'common/detail', '声明', 'Statement', inside),
  route('/search', 'search/index', '搜索', 'Search', inside),
  route('/pay', 'pay/index', '收银台', 'Checkout', step),
];

/** Every static route: path, view name, titles in both languages, and what navigation must know of it. */
export const routeTable: readonly PortalRoute[] = [
  page('/', '首页', 'Dashboard', '/index'),
  page('/redirect/:path(.*)', '跳转', 'Redirect'),
  page('/login', '登录', 'Log in'),
  page('/register', '注册', 'Register'),
  page('/reset-password', '重设密码', 'Reset the password'),
  page('/change-password', '修改密码', 'Change the password'),
  route('/index', 'home/index', '首页', 'Dashboard'),
  ...tours,
  ...products,
  ...personal,
  ...rest,
  page('/document', '文档', 'Document'),
  page('/401', '没有权限', 'No permission'),
  page('/404', '页面不存在', 'Page not found'),
];

const redirectPath = '/redirect/:path(.*)';
const normal = (path: string): string => path.toLowerCase().replace(/(?<=[^/])\/$/, '');
const byPath: ReadonlyMap<string, PortalRoute> = new Map(
  routeTable.map((known) => [normal(known.path), known]),
);

/** The static route of a path (no query), if any. Case and a slash at the end do not matter. */
export const findRoute = (path: string): PortalRoute | undefined =>
  byPath.get(/^\/redirect\//i.test(path) ? redirectPath : normal(path));
