import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { listSharedViews, shareView, unshareView } from './shared-view-service.ts';

/** Filters of lists that are shared with roles. */
export const registerSharedViews = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/shared-views', ({ member, query }) => listSharedViews(deps, member, query.screen));
  handle(app, 'POST /api/v1/shared-views', ({ member, body }) => shareView(deps, member, body));
  handle(app, 'DELETE /api/v1/shared-views/:id', ({ member, params }) =>
    unshareView(deps, member, params.id),
  );
};
