import type { FastifyInstance } from 'fastify';
import { createMemoize } from '#src/platform/cache/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { answerWithEtag, cacheResponses } from '#src/platform/http/index.ts';
import { kindRoutes } from './kind-routes.ts';
import { searchRoutes } from './search/search-routes.ts';

/** Public routes of the catalogue: the five kinds, search and facets. */
export const registerCatalog = (app: FastifyInstance, deps: Deps): void => {
  void app.register(async (scope) => {
    cacheResponses(scope, deps.now);
    answerWithEtag(scope);
    const shared = { ...deps, memoize: createMemoize(deps.now) };
    kindRoutes(scope, shared);
    searchRoutes(scope, shared);
  });
};
