/** Filters that the URL and the server call by the same name; what is not in the URL is left out. */
const filters = [
  'keywords',
  'destination',
  'departureCity',
  'theme',
  'minDays',
  'maxDays',
  'dayFrom',
  'dayTo',
  'sort',
  'pageNum',
]
  .map((name) => `${name}={query.${name}}`)
  .join('&');

const toursIn = (scope: string): readonly string[] => [
  `GET /api/v1/tours?${scope}&pageSize=12&${filters}`,
  `GET /api/v1/tours/facets?${scope}&keywords={query.keywords}`,
];

/** What each view asks for first. The document brings the answers along, so that the view is drawn at once. */
export default {
  'home/index': [
    'GET /api/homeArea/web/getHomeArea',
    'GET /api/sysRotation/byOrgCode/{config.ORGCODE}',
    'GET /api/travelInfo/getByOrgCode?orgCode={config.ORGCODE}',
    'GET /api/v1/tours/facets',
  ],
  'domestic/index': toursIn('category=domestic'),
  'local/index': toursIn('category=local'),
  'party-building/index': toursIn('category=party-building'),
  'learning/index': toursIn('category=learning'),
  'abroad/index': toursIn('category=abroad'),
  'vicinity/index': toursIn('region={config.VICINITY}'),
  'route/index': toursIn('category='),
  'route/detail': ['GET /api/v1/tours/{query.id}', 'GET /api/v1/tours/{query.id}/departures'],
  'about/contactus': ['GET /api/v1/company', 'GET /api/travelInfo/getByOrgCode?orgCode={config.ORGCODE}'],
  'about/news-list': [
    'GET /api/v1/company',
    'GET /api/v1/news?category={query.category}&pageNum={query.pageNum}&pageSize=10',
  ],
  'about/companyinfo': ['GET /api/v1/company', 'GET /api/v1/company/{query.type}'],
  'news/detail': ['GET /api/v1/news/{query.id}'],
  'common/detail': ['GET /api/v1/statements/{query.id}'],
  'hotel/detail': ['GET /api/v1/hotels/{query.id}', 'GET /api/v1/hotels/{query.id}/stock'],
  'goods/detail': ['GET /api/v1/goods/{query.id}', 'GET /api/v1/goods/{query.id}/stock'],
} satisfies Record<string, readonly string[]>;
