import type { ProductKind, TourCategory } from '@portal/shared/contract';
import { orderKinds } from '@portal/shared/rules';

type Query = Readonly<Record<string, string | number | undefined>>;

const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
};

/** The path of every screen, so that one app can link to another without knowing it. */
export const paths = {
  home: '/index',
  /** The last screen of the back office, or the first of the user's menu. */
  admin: '/admin',
  document: '/document',
  login: (returnTo?: string) => withQuery('/login', { redirect: returnTo }),
  register: (returnTo?: string) => withQuery('/register', { redirect: returnTo }),
  resetPassword: (returnTo?: string) => withQuery('/reset-password', { redirect: returnTo }),
  changePassword: (returnTo?: string) => withQuery('/change-password', { redirect: returnTo }),
  tours: (category: TourCategory | 'route', query: Query = {}) => withQuery(`/${category}`, query),
  tour: (id: number) => withQuery('/route/detail', { id }),
  tourPreview: (selection: { id: number; skuId: number; day: string; adults?: number; children?: number }) =>
    withQuery('/route/preview', selection),
  /** The cashier of an order: each kind has a page of its own, or shares the common one. */
  pay: (orderNo: string, kind: ProductKind = 'tour') => withQuery(orderKinds[kind].payPath, { orderNo }),
  compare: (ids: readonly number[]) => withQuery('/route/compare', { ids: ids.join(',') }),
  hotels: '/hotel',
  hotelList: (query: Query = {}) => withQuery('/hotel', query),
  hotel: (id: number, stay: { checkIn?: string; checkOut?: string } = {}) =>
    withQuery('/hotel/hotelDetail', { id, ...stay }),
  hotelConfirm: (stay: { id: number; skuId: number; checkIn: string; checkOut: string; rooms: number }) =>
    withQuery('/hotel/confirm-order', stay),
  tickets: '/ticket',
  ticketList: (query: Query = {}) => withQuery('/ticket', query),
  ticket: (id: number, day?: string) => withQuery('/ticket/ticketDetail', { id, day }),
  ticketConfirm: (visit: { id: number; skuId: number; day: string; count: number }) =>
    withQuery('/ticket/confirm-order', visit),
  goods: '/goods',
  goodsList: (query: Query = {}) => withQuery('/goods', query),
  goodsDetail: (id: number) => withQuery('/goods/goodsDetail', { id }),
  cart: '/goods/cart',
  /** What is ordered travels as `12x2,15x1`: SKU and count. */
  goodsConfirm: (lines: readonly { skuId: number; count: number }[]) =>
    withQuery('/goods/confirm-order', {
      lines: lines.map(({ skuId, count }) => `${skuId}x${count}`).join(','),
    }),
  visas: '/visa',
  visaList: (query: Query = {}) => withQuery('/visa', query),
  visa: (id: number) => withQuery('/visa/visaDetail', { id }),
  visaPreview: (choice: { id: number; skuId: number }) => withQuery('/visa/visaPreview', choice),
  product: (kind: ProductKind, id: number): string => detailPath[kind](id),
  productList: (kind: ProductKind, query: Query = {}) => withQuery(listPath[kind], query),
  search: (query: { keywords?: string; kind?: ProductKind } = {}) => withQuery('/search', query),
  about: '/aboutus',
  contact: '/aboutus/contactus',
  company: (type: string, title: string) => withQuery('/aboutus/companyinfo', { type, title }),
  /** The help centre, and its article with a code. */
  helpCentre: (query: Query = {}) => withQuery('/help', query),
  help: (code: string) => withQuery('/help/article', { code }),
  news: '/aboutus/news-list',
  newsDetail: (id: number) => withQuery('/news-detail', { id }),
  statement: (id: number) => withQuery('/common-detail', { id }),
  /** The coupon centre, where coupons are claimed. */
  coupons: '/coupons',
  /** Adding and removing second factors. */
  secondFactor: '/personal/second-factor',
  personal: (child = 'home') => `/personal/${child}`,
  allOrders: (query: Query = {}) => withQuery('/personal/orders', query),
  orders: (kind: ProductKind, query: Query = {}) => withQuery(`/personal/${orderSegment[kind]}`, query),
  order: (kind: ProductKind, orderNo: string) =>
    withQuery(`/personal/${orderSegment[kind]}/detail`, { orderNo }),
} as const;

const orderSegment: Readonly<Record<ProductKind, string>> = {
  tour: 'route-order',
  hotel: 'hotel-order',
  ticket: 'ticket-order',
  goods: 'goods-order',
  visa: 'visa-order',
};

const listPath: Readonly<Record<ProductKind, string>> = {
  tour: '/route',
  hotel: '/hotel',
  ticket: '/ticket',
  goods: '/goods',
  visa: '/visa',
};

const detailPath: Readonly<Record<ProductKind, (id: number) => string>> = {
  tour: paths.tour,
  hotel: paths.hotel,
  ticket: (id) => paths.ticket(id),
  goods: paths.goodsDetail,
  visa: paths.visa,
};
