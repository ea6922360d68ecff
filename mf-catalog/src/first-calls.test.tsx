import { fillPreloadedCall, preloadedCalls, renderView } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { travelInfo } from '#src/agency.fixture.ts';
import { agencyPage, companyLinks, news, newsPage } from '#src/features/article/article.fixture.ts';
import { helpArticle, helpRow } from '#src/features/article/help/help.fixture.ts';
import { goodsDetail } from '#src/features/goods/goods.fixture.ts';
import { areas, slides } from '#src/features/home/home.fixture.ts';
import { hotelDetail } from '#src/features/hotel/hotel.fixture.ts';
import { ticketDetail } from '#src/features/ticket/ticket.fixture.ts';
import { facets, tourDetail } from '#src/features/tour/tour.fixture.ts';
import { visaDetail } from '#src/features/visa/visa.fixture.ts';
import { productFacets } from '#src/product/product.fixture.ts';
import firstCalls from './first-calls.ts';
import { views } from './views.fixture.ts';

const answers = {
  'GET /api/v1/date-choices': [],
  'GET /api/homeArea/web/getHomeArea': areas.filter(({ code }) => code === 'recommended'),
  'GET /api/sysRotation/byOrgCode/:code': [],
  'GET /api/travelInfo/getByOrgCode': travelInfo,
  'GET /api/v1/tours/facets': facets,
  'GET /api/v1/tours': { list: [], total: 0 },
  'GET /api/v1/hotels/facets': productFacets(),
  'GET /api/v1/hotels': { list: [], total: 0 },
  'GET /api/v1/tickets/facets': productFacets(),
  'GET /api/v1/tickets': { list: [], total: 0 },
  'GET /api/v1/goods/facets': productFacets(),
  'GET /api/v1/goods': { list: [], total: 0 },
  'GET /api/v1/search': { list: [], total: 0, kinds: [], corrected: null, nearest: [] },
  'GET /api/v1/visas/facets': productFacets(),
  'GET /api/v1/visas': { list: [], total: 0 },
  'GET /api/v1/tours/:id': tourDetail(),
  'GET /api/v1/tours/:id/departures': [],
  'GET /api/v1/hotels/:id': hotelDetail(),
  'GET /api/v1/hotels/:id/stock': [],
  'GET /api/v1/tickets/:id': ticketDetail(),
  'GET /api/v1/tickets/:id/stock': [],
  'GET /api/v1/goods/:id': goodsDetail(),
  'GET /api/v1/goods/:id/stock': [],
  'GET /api/v1/visas/:id': visaDetail(),
  'GET /api/v1/visas/:id/stock': [],
  'GET /api/v1/company': companyLinks,
  'GET /api/v1/company/:code': agencyPage(),
  'GET /api/v1/news': newsPage(),
  'GET /api/v1/news/:id': news(),
  'GET /api/v1/statements/:id': agencyPage(),
  'GET /api/v1/help': [helpRow()],
  'GET /api/v1/help/:code': helpArticle(),
  'POST /api/slideShow/getSlideOnlineShowList_zj': slides,
  'POST /api/recommendRoute/page': { list: [], total: 0 },
};

/** Asked with an id out of another answer, so no first call can name it. */
const later = { 'GET /api/recommendationType/:id': [] };

const searches = [
  '',
  '?destination=桂林&minDays=2&sort=sold&pageNum=2&keywords=海',
  '?category=local&grade=4&maxDays=7&theme=海岛&departureCity=湛江&minPrice=99.5&maxPrice=900',
];
const notLists = ['home/index', 'search/index'];
const lists = Object.keys(views).filter((name) => name.endsWith('/index') && !notLists.includes(name));
const cases = [
  ['home/index', ''],
  ['route/detail', '?id=7'],
  ['local/index', '?dayFrom=2026-12-01'],
  ['hotel/index', '?dayFrom=2026-12-01&dayTo=2026-12-03'],
  ['ticket/index', '?dayFrom=2026-12-01&dayTo=2026-12-01'],
  ['ticket/index', '?dayFrom=2026-12-01'],
  ['search/index', '?keywords=岛&kind=hotel&pageNum=2'],
  ['hotel/detail', '?id=7'],
  ['ticket/detail', '?id=7'],
  ['hotel/detail', '?id=7&checkIn=2026-12-24&checkOut=2026-12-26&rooms=2&guests=3'],
  ['goods/detail', '?id=7'],
  ['visa/detail', '?id=7'],
  ['about/contactus', ''],
  ['about/news-list', ''],
  ['about/news-list', '?category=目的地&pageNum=3'],
  ['about/companyinfo', '?type=team'],
  ['news/detail', '?id=7'],
  ['common/detail', '?id=7'],
  ['help/index', ''],
  ['help/index', '?keywords=退款'],
  ['help/article', '?code=refund-tour'],
  ...lists.flatMap((name) => searches.map((search) => [name, search] as const)),
] as readonly (readonly [keyof typeof views, string])[];

test.each(cases)('%s%s first asks just what the document brings along', async (name, search) => {
  const View = views[name];
  const { server } = renderView(<View />, { path: `/${search}`, answers: { ...answers, ...later } });
  const expected = firstCalls[name].map((call) => fillPreloadedCall(call, new URLSearchParams(search)));
  await waitFor(() =>
    expect([...preloadedCalls(server, Object.keys(answers))].sort()).toEqual([...expected].sort()),
  );
});
