import type { ProductKind, TourCategory } from '@portal/shared/contract';

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
  login: (returnTo?: string) => withQuery('/login', { redirect: returnTo }),
  tours: (category: TourCategory | 'route', query: Query = {}) => withQuery(`/${category}`, query),
  tour: (id: number) => withQuery('/route/detail', { id }),
  tourPreview: (selection: { id: number; skuId: number; day: string; adults?: number; children?: number }) =>
    withQuery('/route/preview', selection),
  pay: (orderNo: string) => withQuery('/route/pay', { orderNo }),
  hotels: '/hotel',
  tickets: '/ticket',
  goods: '/goods',
  visas: '/visa',
  about: '/aboutus',
  news: '/aboutus/news-list',
  statement: (id: number) => withQuery('/common-detail', { id }),
  personal: (child = 'home') => `/personal/${child}`,
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
