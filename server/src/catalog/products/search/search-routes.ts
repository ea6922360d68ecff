import type { FastifyInstance } from 'fastify';
import { handle } from '#src/platform/http/index.ts';
import { getGoodsSkus } from '../goods/goods-sku-service.ts';
import { askEveryTime } from '../kind-routes.ts';
import { getProductsById, type SharedDeps } from '../product-service.ts';
import { getRelated } from './related-service.ts';
import { search, suggest } from './search-service.ts';

/** Routes for products of any kind: by id, by search, related ones. */
export const searchRoutes = (app: FastifyInstance, deps: SharedDeps): void => {
  handle(app, 'GET /api/v1/products', ({ query }) => getProductsById(deps, query.ids));
  handle(app, 'GET /api/v1/products/:id/related', ({ params }) => getRelated(deps, params.id));
  handle(app, 'GET /api/v1/search', ({ query }) => search(deps, query));
  handle(app, 'GET /api/v1/search/suggestions', ({ query }) => suggest(deps, query));
  handle(app, 'GET /api/v1/goods-skus', ({ query, reply }) => {
    void reply.header('cache-control', askEveryTime);
    return getGoodsSkus(deps, query.ids);
  });
};
