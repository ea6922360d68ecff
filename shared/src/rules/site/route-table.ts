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

/** A view of the same path, where no other is named. */
const route = (
  path: string,
  zh: string,
  en: string,
  { view = path.slice(1), ...marks }: Marks & Pick<PortalRoute, 'view'> = {},
): PortalRoute => ({ path, view, title: { zh, en }, ...marks });

/** The index view of a folder. */
const index = (path: string, zh: string, en: string, marks: Marks = {}): PortalRoute =>
  route(path, zh, en, { view: `${path.slice(1)}/index`, ...marks });

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
  index('/domestic', '国内游', 'Domestic tours'),
  index('/local', '本地游', 'Local tours'),
  index('/party-building', '红色旅游', 'Red tourism'),
  index('/learning', '研学旅行', 'Study tours'),
  index('/abroad', '出境游', 'Tours abroad'),
  index('/vicinity', '周边游', 'Nearby tours'),
  index('/route', '全部线路', 'All tours'),
  route('/route/detail', '线路详情', 'Tour details', inside),
  route('/route/compare', '线路对比', 'Compare tours', inside),
  route('/route/preview', '填写订单', 'Book a tour', step),
  route('/route/pay', '线路支付', 'Pay for a tour', step),
];

const products: readonly PortalRoute[] = [
  index('/hotel', '酒店', 'Hotels'),
  route('/hotel/hotelDetail', '酒店详情', 'Hotel details', { ...inside, view: 'hotel/detail' }),
  route('/hotel/confirm-order', '确认酒店订单', 'Book a hotel', step),
  index('/ticket', '景区门票', 'Tickets'),
  route('/ticket/ticketDetail', '门票详情', 'Ticket details', { ...inside, view: 'ticket/detail' }),
  route('/ticket/confirm-order', '确认门票订单', 'Book tickets', step),
  index('/goods', '特产商城', 'Local goods'),
  route('/goods/goodsDetail', '商品详情', 'Product details', { ...inside, view: 'goods/detail' }),
  route('/goods/cart', '购物车', 'Cart', inside),
  route('/goods/confirm-order', '确认商品订单', 'Order goods', step),
  index('/visa', '签证', 'Visas'),
  route('/visa/visaDetail', '签证详情', 'Visa details', { ...inside, view: 'visa/detail' }),
  route('/visa/visaPreview', '办理签证', 'Apply for a visa', { ...step, view: 'visa/preview' }),
  route('/visa/pay', '签证支付', 'Pay for a visa', step),
  route('/visa/visaOrderDetail', '签证订单详情', 'Visa order', { ...step, view: 'visa/order-detail' }),
];

const personal: readonly PortalRoute[] = [
  page('/personal', '个人中心', 'My account', '/personal/home'),
  route('/personal/home', '个人中心', 'My account', own),
  route('/personal/info', '个人信息', 'My details', own),
  route('/personal/safety', '账户安全', 'Account security', own),
  route('/personal/second-factor', '两步验证', 'Two-step verification', own),
  route('/personal/collections', '我的收藏', 'Favourites', own),
  route('/personal/messages', '消息中心', 'Messages', own),
  route('/personal/message-settings', '消息设置', 'Message settings', own),
  route('/personal/alerts', '我的提醒', 'My alerts', own),
  route('/personal/reviews', '我的评价与提问', 'My reviews and questions', own),
  route('/personal/waitlist', '我的候补', 'My waiting lists', own),
  route('/personal/coupons', '我的优惠券', 'My coupons', own),
  route('/personal/travellers', '常用旅客', 'Travellers', own),
  route('/personal/address', '收货地址', 'Address book', own),
  route('/personal/orders', '全部订单', 'All orders', own),
  index('/personal/route-order', '线路订单', 'Tour orders', own),
  index('/personal/visa-order', '签证订单', 'Visa orders', own),
  index('/personal/goods-order', '商品订单', 'Goods orders', own),
  index('/personal/ticket-order', '门票订单', 'Ticket orders', own),
  index('/personal/hotel-order', '酒店订单', 'Hotel orders', own),
  route('/personal/route-order/detail', '线路订单详情', 'Tour order', step),
  route('/personal/visa-order/detail', '签证订单详情', 'Visa order', step),
  route('/personal/goods-order/detail', '商品订单详情', 'Goods order', step),
  route('/personal/ticket-order/detail', '门票订单详情', 'Ticket order', step),
  route('/personal/hotel-order/detail', '酒店订单详情', 'Hotel order', step),
];

const aboutUs = '/aboutus/companyinfo?type=introduction&title=关于我们';

const rest: readonly PortalRoute[] = [
  page('/aboutus', '关于我们', 'About us', aboutUs),
  route('/aboutus/contactus', '公司简介', 'Company profile', { view: 'about/contactus' }),
  route('/aboutus/news-list', '新闻资讯', 'News', { view: 'about/news-list' }),
  route('/aboutus/companyinfo', '联系我们', 'Contact us', { view: 'about/companyinfo' }),
  route('/news-detail', '新闻详情', 'News', { ...inside, view: 'news/detail' }),
  route('/common-detail', '声明', 'Statement', { ...inside, view: 'common/detail' }),
  index('/help', '帮助中心', 'Help centre'),
  route('/help/article', '帮助', 'Help', inside),
  route('/coupons', '领券中心', 'Coupon centre', { view: 'coupon/index' }),
  index('/search', '搜索', 'Search', inside),
  index('/pay', '收银台', 'Checkout', step),
];

/** Every static route: path, view name, titles in both languages, and what navigation must know of it. */
export const routeTable: readonly PortalRoute[] = [
  page('/', '首页', 'Dashboard', '/index'),
  page('/redirect/:path(.*)', '跳转', 'Redirect'),
  page('/login', '登录', 'Log in'),
  page('/register', '注册', 'Register'),
  page('/reset-password', '重设密码', 'Reset the password'),
  page('/change-password', '修改密码', 'Change the password'),
  route('/index', '首页', 'Dashboard', { view: 'home/index' }),
  ...tours,
  ...products,
  ...personal,
  ...rest,
  page('/admin', '管理后台', 'Back office'),
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
