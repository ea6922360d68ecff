import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/handle.ts';
import { claimCoupon, findCoupons, findOwnCoupons } from './coupon-service.ts';

/** Coupons: given out, taken, and one's own. */
export const registerCoupons = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/coupons', ({ member }) => findCoupons(deps, member?.userId));
  handle(app, 'POST /api/v1/coupons/:id/claim', ({ member, params }) =>
    claimCoupon(deps, member.userId, params.id),
  );
  handle(app, 'GET /api/v1/member-coupons', ({ member, query }) =>
    findOwnCoupons(deps, member.userId, query.state),
  );
};
