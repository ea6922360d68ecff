import type { ProductCard } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '#src/platform/http/index.ts';
import { listCardsById } from '../card-repository.ts';
import { getGoodsSkus } from '../goods/goods-sku-service.ts';
import { askEveryTime } from '../kind-routes.ts';
import { requireLive } from '../live-product.ts';
import { type CatalogDeps, getProductsById, type SharedDeps } from '../product-service.ts';
import { listRelatedIds } from './related-repository.ts';
import { search, suggest } from './search-service.ts';

/** Up to six live products of the same kind, most related first. Throws 404 for one not on sale. */
const getRelated = async ({ db }: CatalogDeps, id: number): Promise<ProductCard[]> => {
  await requireLive(db, id);
  return listCardsById(db, await listRelatedIds(db, id));
};

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
