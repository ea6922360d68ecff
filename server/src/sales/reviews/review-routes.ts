import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { answerWithEtag, handle } from '#src/platform/http/index.ts';
import { findOwnReview, findOwnReviews, reviewOrder } from './order-review-service.ts';
import { findReviews } from './review-service.ts';
import { findVotes, voteForReview, withdrawVote } from './review-vote-service.ts';
import {
  pageReviews,
  replyToReview,
  restoreReview,
  takeReviewDown,
  withdrawReply,
} from './staff-review-service.ts';

const registerStaff = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/reviews/page', ({ query, scope }) => pageReviews(deps, query, scope));
  handle(app, 'PUT /api/v1/reviews/:id/reply', ({ member, params, body }) =>
    replyToReview(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/reviews/:id/reply', ({ member, params }) =>
    withdrawReply(deps, member, params.id),
  );
  handle(app, 'POST /api/v1/reviews/:id/take-down', ({ member, params, body }) =>
    takeReviewDown(deps, member, params.id, body.reason),
  );
  handle(app, 'POST /api/v1/reviews/:id/restore', ({ member, params }) =>
    restoreReview(deps, member, params.id),
  );
};

const registerMembers = (app: FastifyInstance, { db }: Deps): void => {
  handle(app, 'GET /api/v1/account/reviews', ({ member, query }) => findOwnReviews(db, member.userId, query));
  handle(app, 'GET /api/v1/reviews/votes', ({ member, query }) => findVotes(db, member.userId, query.ids));
  handle(app, 'PUT /api/v1/reviews/:id/vote', ({ member, params }) =>
    voteForReview(db, member.userId, params.id),
  );
  handle(app, 'DELETE /api/v1/reviews/:id/vote', ({ member, params }) =>
    withdrawVote(db, member.userId, params.id),
  );
};

/** Review routes for visitors, buyers and staff. */
export const registerReviews = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  void app.register(async (scope) => {
    answerWithEtag(scope);
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
  registerMembers(app, deps);
  registerStaff(app, deps);
};
