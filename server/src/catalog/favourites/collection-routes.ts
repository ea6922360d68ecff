import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { collect, discard, findCollected, findWhetherCollected } from './collection-service.ts';

/** Routes of a member's favourites. */
export const registerCollections = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/collections', ({ member, query }) => findCollected(deps, member.userId, query));
  handle(app, 'GET /api/v1/collections/:productId', ({ member, params }) =>
    findWhetherCollected(deps, member.userId, params.productId),
  );
  handle(app, 'PUT /api/v1/collections/:productId', async ({ member, params }) => {
    await collect(deps, member.userId, params.productId);
    return null;
  });
  handle(app, 'DELETE /api/v1/collections/:productId', async ({ member, params }) => {
    await discard(deps, member.userId, [params.productId]);
    return null;
  });
  handle(app, 'DELETE /api/v1/collections', async ({ member, query }) => {
    await discard(deps, member.userId, query.ids.split(',').map(Number));
    return null;
  });
};
