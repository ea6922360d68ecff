import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { search } from './quick-search-service.ts';

export { readRecordNames } from './read-record-names.ts';

/** The quick search of the back office. */
export const registerQuickSearch = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/console/search', ({ member, scope, query }) =>
    search({ deps, member, scope }, query.keywords),
  );
};
