import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { answerBriefly, cacheReads } from '#src/platform/http/index.ts';
import { createBriefly } from './briefly.ts';
import { kindRoutes } from './kind-routes.ts';
import { searchRoutes } from './search-routes.ts';

/** The catalogue as everybody sees it: five kinds of product, and what concerns them all. */
export const registerCatalog = (app: FastifyInstance, deps: Deps): void => {
  void app.register(async (scope) => {
    answerBriefly(scope, deps.now);
    cacheReads(scope);
    const shared = { ...deps, briefly: createBriefly(deps.now) };
    kindRoutes(scope, shared);
    searchRoutes(scope, shared);
  });
};
