import type { FastifyInstance } from 'fastify';
import { handle } from '#src/platform/http/index.ts';
import { getFacets } from './facets/facet-service.ts';
import { findProducts, getGoods, getHotel, getTicket, getVisa, type SharedDeps } from './product-service.ts';
import { getStock } from './stock/stock-service.ts';
import { findTours, getDepartures, getTour } from './tours/tour-service.ts';

/** Stock may be cached, but must be revalidated every time. */
export const askEveryTime = 'public, no-cache';

const tourRoutes = (app: FastifyInstance, deps: SharedDeps): void => {
  handle(app, 'GET /api/v1/tours', ({ query }) => findTours(deps, query));
  handle(app, 'GET /api/v1/tours/facets', ({ query }) => getFacets(deps, 'tour', query));
  handle(app, 'GET /api/v1/tours/:id', ({ params }) => getTour(deps, params.id));
  handle(app, 'GET /api/v1/tours/:id/departures', ({ params, query, reply }) => {
    void reply.header('cache-control', askEveryTime);
    return getDepartures(deps, params.id, query);
  });
};

const segments = { hotel: 'hotels', ticket: 'tickets', goods: 'goods', visa: 'visas' } as const;

const sharedRoutes = (app: FastifyInstance, deps: SharedDeps): void => {
  for (const kind of ['hotel', 'ticket', 'goods', 'visa'] as const) {
    const path = `GET /api/v1/${segments[kind]}` as const;
    handle(app, path, ({ query }) => findProducts(deps, kind, query));
    handle(app, `${path}/facets`, ({ query }) => getFacets(deps, kind, query));
    handle(app, `${path}/:id/stock`, ({ params, query, reply }) => {
      void reply.header('cache-control', askEveryTime);
      return getStock(deps, kind, params.id, query);
    });
  }
};

/** The routes that every kind has. */
export const kindRoutes = (app: FastifyInstance, deps: SharedDeps): void => {
  tourRoutes(app, deps);
  sharedRoutes(app, deps);
  handle(app, 'GET /api/v1/hotels/:id', ({ params }) => getHotel(deps, params.id));
  handle(app, 'GET /api/v1/tickets/:id', ({ params }) => getTicket(deps, params.id));
  handle(app, 'GET /api/v1/goods/:id', ({ params }) => getGoods(deps, params.id));
  handle(app, 'GET /api/v1/visas/:id', ({ params }) => getVisa(deps, params.id));
};
