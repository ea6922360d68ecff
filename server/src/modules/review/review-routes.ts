import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { cacheReads } from '../../http/cached-reads.ts';
import { handle } from '../../http/handle.ts';
import { findOwnReview, reviewOrder } from './order-review-service.ts';
import { findReviews } from './review-service.ts';

/** What travellers say of a product, as everybody may read it, and what buyers say of their orders. */
export const registerReviews = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps.database;
  void app.register(async (scope) => {
    cacheReads(scope);
    handle(scope, 'GET /api/v1/products/:id/reviews', ({ params, query }) =>
      findReviews(db, params.id, query),
    );
  });
  handle(app, 'GET /api/v1/orders/:orderNo/review', ({ member, params }) =>
    findOwnReview(deps, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/review', ({ member, params, body }) =>
    reviewOrder(deps, member, params.orderNo, body),
  );
};
