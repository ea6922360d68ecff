import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { addFavourite, findFavourites, findIsFavourite, removeFavourites } from './favourite-service.ts';

/** Routes of a member's favourites. */
export const registerFavourites = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/collections', ({ member, query }) => findFavourites(deps, member.userId, query));
  handle(app, 'GET /api/v1/collections/:productId', ({ member, params }) =>
    findIsFavourite(deps, member.userId, params.productId),
  );
  handle(app, 'PUT /api/v1/collections/:productId', ({ member, params }) =>
    addFavourite(deps, member.userId, params.productId),
  );
  handle(app, 'DELETE /api/v1/collections/:productId', ({ member, params }) =>
    removeFavourites(deps, member.userId, [params.productId]),
  );
  handle(app, 'DELETE /api/v1/collections', ({ member, query }) =>
    removeFavourites(deps, member.userId, query.ids.split(',').map(Number)),
  );
};
