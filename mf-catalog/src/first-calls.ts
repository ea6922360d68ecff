/**
 * What a list asks for: its products and what they can be narrowed by. The URL and the server call the filters by the
 * same names, but the URL speaks yuan.
 */
const listOf = (segment: string, filters: readonly string[], scope = ''): readonly string[] => {
  const pairOf = (filter: string) => (filter.includes('=') ? filter : `${filter}={query.${filter}}`);
  const amounts = ['minPrice', 'maxPrice'].map((name) => `${name}={yuan.${name}}`);
  const others = ['keywords', 'sort', 'pageNum', ...filters].map(pairOf);
  return [
    `GET /api/v1/${segment}?${[...others, ...amounts, 'pageSize=12', scope].join('&')}`,
    `GET /api/v1/${segment}/facets?keywords={query.keywords}&${scope}`,
  ];
};

/** The weekends and holidays that a list with days offers. */
const dates = 'GET /api/v1/date-choices';

const tourFilters = ['destination', 'departureCity', 'theme', 'minDays', 'maxDays', 'dayFrom', 'dayTo'];
const toursIn = (scope: string) => [...listOf('tours', tourFilters, scope), dates];

/** Whom to ask. */
const agency = 'GET /api/travelInfo/getByOrgCode?orgCode={config.ORGCODE}';

/** The first calls of each view. The document embeds their responses, so that the view renders at once. */
export default {
  'home/index': [
    'GET /api/homeArea/web/getHomeArea',
    'GET /api/sysRotation/byOrgCode/{config.ORGCODE}',
    agency,
    'GET /api/v1/tours/facets',
    'POST /api/slideShow/getSlideOnlineShowList_zj {"orgCode":"{config.ORGCODE}"}',
    'POST /api/recommendRoute/page {"pageSize":5}',
  ],
  'domestic/index': toursIn('category=domestic'),
  'local/index': toursIn('category=local'),
  'party-building/index': [...toursIn('category=party-building'), agency],
  'learning/index': [...toursIn('category=learning'), agency],
  'abroad/index': toursIn('category=abroad'),
  'vicinity/index': toursIn('region={config.VICINITY}'),
  'route/index': toursIn(''),
  'hotel/index': [
    ...listOf('hotels', ['dayFrom', 'dayTo', 'grade', 'destination', 'category', 'theme']),
    dates,
  ],
  'ticket/index': [
    ...listOf('tickets', ['dayFrom', 'dayTo={query.dayFrom}', 'grade', 'category', 'destination', 'theme']),
    dates,
  ],
  'goods/index': listOf('goods', ['category', 'theme', 'destination']),
  'search/index': [
    'GET /api/v1/search?keywords={query.keywords}&exact={query.exact}&kind={query.kind}&pageNum={query.pageNum}&pageSize=12',
  ],
  'visa/index': listOf('visas', ['destination', 'category', 'maxDays', 'theme']),
  'route/detail': ['GET /api/v1/tours/{query.id}', 'GET /api/v1/tours/{query.id}/departures'],
  'about/contactus': ['GET /api/v1/company', agency],
  'about/news-list': [
    'GET /api/v1/company',
    'GET /api/v1/news?category={query.category}&pageNum={query.pageNum}&pageSize=10',
  ],
  'about/companyinfo': ['GET /api/v1/company', 'GET /api/v1/company/{query.type}'],
  'news/detail': ['GET /api/v1/news/{query.id}'],
  'common/detail': ['GET /api/v1/statements/{query.id}'],
  'help/index': [agency, 'GET /api/v1/help?keywords={query.keywords}'],
  'help/article': [agency, 'GET /api/v1/help/{query.code}'],
  'hotel/detail': ['GET /api/v1/hotels/{query.id}', 'GET /api/v1/hotels/{query.id}/stock'],
  'ticket/detail': ['GET /api/v1/tickets/{query.id}', 'GET /api/v1/tickets/{query.id}/stock'],
  'goods/detail': ['GET /api/v1/goods/{query.id}', 'GET /api/v1/goods/{query.id}/stock'],
  'visa/detail': ['GET /api/v1/visas/{query.id}', 'GET /api/v1/visas/{query.id}/stock'],
} satisfies Record<string, readonly string[]>;
