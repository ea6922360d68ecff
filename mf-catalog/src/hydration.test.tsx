import type { Language } from '@portal/shared/contract';
import { type Answers, expectHydration, refuse } from '@portal/shared/testing';
import { travelInfo } from './agency.fixture.ts';
import { agencyPage, companyLinks, news, newsPage } from './features/article/article.fixture.ts';
import { helpArticle, helpRow } from './features/article/help/help.fixture.ts';
import { cartSku, goodsDetail, goodsStock } from './features/goods/goods.fixture.ts';
import { areas, slides } from './features/home/home.fixture.ts';
import { hotelDetail, nightStock } from './features/hotel/hotel.fixture.ts';
import { ticketDetail, ticketStock } from './features/ticket/ticket.fixture.ts';
import { facets, tourCard, tourDetail } from './features/tour/tour.fixture.ts';
import { tourAnswers } from './features/tour/tour-page.fixture.ts';
import { visaDetail, visaStock } from './features/visa/visa.fixture.ts';
import firstCalls from './first-calls.ts';
import { productCard, productFacets } from './product/product.fixture.ts';
import RouteSwiper from './views/demo/route-swiper.tsx';
import TicketCalendar from './views/demo/ticket-calendar.tsx';
import Cart from './views/goods/cart.tsx';
import Compare from './views/route/compare.tsx';
import { views } from './views.fixture.ts';

const hours = { lastEntry: '17:00', from: '08:30', season: { zh: '旺季', en: 'High season' } };
/** The document is rendered on the last day of November. */
const openingHours = [
  { ...hours, to: '18:00', months: { from: 4, to: 11 } },
  { ...hours, to: '17:30', months: { from: 12, to: 3 } },
];
const list = <T,>(...rows: readonly T[]) => ({ list: [...rows], total: 40 });

const answers: Answers = {
  ...tourAnswers,
  'GET /api/v1/tours/:id': ({ params }) => tourDetail({ id: Number(params.id) }),
  'GET /api/homeArea/web/getHomeArea': areas.filter(({ code }) => code !== 'sale'),
  'GET /api/sysRotation/byOrgCode/:code': [
    { id: 1, title: { zh: '台风停航', en: 'No ferries today' }, link: '/news-detail?id=1' },
    { id: 2, title: { zh: '新线路', en: 'New tours' }, link: null },
  ],
  'GET /api/travelInfo/getByOrgCode': travelInfo,
  'GET /api/recommendationType/:id': [{ id: 3, name: { zh: '亲子', en: 'Families' } }],
  'POST /api/recommendRoute/page': list(tourCard(), tourCard({ id: 12 })),
  'POST /api/route/sale/page': list(tourCard()),
  'POST /api/slideShow/getSlideOnlineShowList_zj': [
    ...slides,
    { id: 2, title: { zh: '菠萝成海' }, subtitle: null, picture: '/artwork/sea/2.svg', link: '/route' },
  ],
  'GET /api/v1/tours': list(tourCard(), tourCard({ id: 12 })),
  'GET /api/v1/date-choices': [],
  'GET /api/v1/tours/facets': facets,
  'GET /api/v1/hotels': list(productCard('hotel')),
  'GET /api/v1/hotels/facets': productFacets(),
  'GET /api/v1/tickets': list(productCard('ticket', { openingHours })),
  'GET /api/v1/tickets/facets': productFacets(),
  'GET /api/v1/goods': list(productCard('goods')),
  'GET /api/v1/goods/facets': productFacets({ category: facets.category }),
  'GET /api/v1/visas': list(productCard('visa')),
  'GET /api/v1/visas/facets': productFacets({ days: facets.days }),
  'GET /api/v1/search': {
    ...list(productCard('tour'), productCard('visa', { id: 8 })),
    kinds: [],
    corrected: null,
    nearest: [],
  },
  'GET /api/v1/hotels/:id': hotelDetail(),
  'GET /api/v1/hotels/:id/stock': [
    ...nightStock(71, '2026-11-30', 30, 5),
    ...nightStock(72, '2026-12-01', 30, 5),
  ],
  'GET /api/v1/tickets/:id': ticketDetail({ content: { ...ticketDetail().content, openingHours } }),
  'GET /api/v1/tickets/:id/stock': [
    ticketStock(81, '2026-11-30', 7_000, 300),
    ticketStock(81, '2026-12-08', 7_000, 300),
  ],
  'GET /api/v1/goods/:id': goodsDetail(),
  'GET /api/v1/goods/:id/stock': goodsStock(),
  'GET /api/v1/visas/:id': visaDetail(),
  'GET /api/v1/visas/:id/stock': visaStock(),
  'GET /api/v1/company': companyLinks,
  'GET /api/v1/company/:code': agencyPage(),
  'GET /api/v1/news': { ...newsPage(), total: 40 },
  'GET /api/v1/news/:id': news(),
  'GET /api/v1/statements/:id': agencyPage(),
  'GET /api/v1/help': [helpRow()],
  'GET /api/v1/help/:code': helpArticle(),
  'GET /api/v1/goods-skus': [cartSku()],
  'GET /api/v1/products': [productCard('tour', { id: 12 })],
};

/** A visitor who has been here before. */
const storage = {
  cart: JSON.stringify([{ skuId: 70, count: 2 }]),
  comparedTours: '[7,12]',
  viewedProducts: '[12,7]',
};

const languages: readonly Language[] = ['zh-cn', 'en'];
const queries: Readonly<Partial<Record<keyof typeof views, readonly string[]>>> = {
  'hotel/index': ['', 'dayFrom=2026-11-30&dayTo=2026-12-02&grade=5'],
  'local/index': ['', 'destination=桂林&minDays=2&maxPrice=99.5&sort=sold&pageNum=2&keywords=海'],
  'goods/index': ['category=local', 'pageNum=99'],
  'search/index': ['', 'keywords=岛&kind=hotel&pageNum=2'],
  'about/news-list': ['', 'category=目的地&pageNum=3'],
  'ticket/detail': ['id=7', 'id=7&day=2026-11-30'],
  'hotel/detail': ['id=7', 'id=7&checkIn=2026-11-30&checkOut=2026-12-02&rooms=2'],
  'about/companyinfo': ['type=introduction'],
  'help/index': ['', 'keywords=退款'],
  'help/article': ['code=refund-tour'],
};
const named = Object.keys(views) as (keyof typeof views)[];
const cases = named.flatMap((name) =>
  (queries[name] ?? [name.endsWith('detail') ? 'id=7' : '']).flatMap((query) =>
    languages.map((language) => [name, query, language] as const),
  ),
);

/** The pictures that are loaded before they are near the viewport. */
const eagerPictures = (html: string): HTMLImageElement[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll<HTMLImageElement>('img[src]:not([loading=lazy])')];
};

test.each(cases)('%s?%s hydrates without a difference in %s', async (name, query, language) => {
  const View = views[name];
  const calls = firstCalls[name];
  const { html } = await expectHydration(<View />, {
    path: `/${name}?${query}`,
    language,
    storage,
    answers,
    firstCalls: calls,
  });
  expect(html).not.toContain('aria-busy="true"');
  const [first, ...others] = eagerPictures(html);
  expect(others).toEqual([]);
  if (first) expect(first.outerHTML).toContain(' fetchpriority="high"');
});

test.each([
  ['/route/compare?ids=7,12', Compare],
  ['/route/compare', Compare],
  ['/goods/cart', Cart],
  ['/demo/route-swiper', RouteSwiper],
  ['/demo/ticket-calendar', TicketCalendar],
])('%s waits for its data in both', async (path, View) => {
  const { html } = await expectHydration(<View />, { path, storage, answers, firstCalls: [] });
  expect(html).toContain('aria-busy="true"');
});

test('an unknown product is no difference', async () => {
  const View = views['route/detail'];
  await expectHydration(<View />, {
    path: '/route/detail?id=9',
    answers: { ...answers, 'GET /api/v1/tours/:id': refuse('A0401', '该线路不存在', { status: 404 }) },
    firstCalls: firstCalls['route/detail'],
    storage,
  });
});
