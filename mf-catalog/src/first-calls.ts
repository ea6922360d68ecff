/** What each view asks for first. The document brings the answers along, so that the view is drawn at once. */
export default {
  'home/index': [
    'GET /api/homeArea/web/getHomeArea',
    'GET /api/sysRotation/byOrgCode/{config.ORGCODE}',
    'GET /api/travelInfo/getByOrgCode?orgCode={config.ORGCODE}',
    'GET /api/v1/tours/facets',
  ],
  'domestic/index': toursOf('category=domestic'),
  'local/index': toursOf('category=local'),
  'party-building/index': toursOf('category=party-building'),
  'learning/index': toursOf('category=learning'),
  'abroad/index': toursOf('category=abroad'),
  'vicinity/index': [
    'GET /api/v1/tours?pageSize=12&region={config.VICINITY}',
    'GET /api/v1/tours/facets?region={config.VICINITY}',
  ],
  'route/index': ['GET /api/v1/tours?pageSize=12', 'GET /api/v1/tours/facets'],
  'route/detail': ['GET /api/v1/tours/{query.id}', 'GET /api/v1/tours/{query.id}/departures'],
} satisfies Record<string, readonly string[]>;

function toursOf(scope: string): string[] {
  return [`GET /api/v1/tours?${scope}&pageSize=12`, `GET /api/v1/tours/facets?${scope}`];
}
