import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { cacheReads } from '../../http/cached-reads.ts';
import { handle } from '../../http/handle.ts';
import { findReviews } from './review-service.ts';

/** What travellers say of a product, as everybody may read it. */
export const registerReviews = (app: FastifyInstance, { database: { db } }: Deps): void => {
  void app.register(async (scope) => {
    cacheReads(scope);
    handle(scope, 'GET /api/v1/products/:id/reviews', ({ params, query }) =>
      findReviews(db, params.id, query),
    );
  });
};
