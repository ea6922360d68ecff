import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { cacheReads } from '../../http/cached-reads.ts';
import { handle } from '../../http/handle.ts';
import { countFacets, findTours, getDepartures, getTour } from './tour-service.ts';

/** Stock may be kept, but never shown without asking whether it still stands. */
const askEveryTime = 'public, no-cache';

/** Tours as everybody sees them. */
export const registerCatalog = (app: FastifyInstance, deps: Deps): void => {
  void app.register(async (scope) => {
    cacheReads(scope);
    handle(scope, 'GET /api/v1/tours', ({ query }) => findTours(deps, query));
    handle(scope, 'GET /api/v1/tours/facets', ({ query }) => countFacets(deps, query));
    handle(scope, 'GET /api/v1/tours/:id', ({ params }) => getTour(deps, params.id));
    handle(scope, 'GET /api/v1/tours/:id/departures', ({ params, query, reply }) => {
      void reply.header('cache-control', askEveryTime);
      return getDepartures(deps, params.id, query);
    });
  });
};
