import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, parseIds } from '#src/platform/http/index.ts';
import {
  changeCoupon,
  createCoupon,
  getCouponForm,
  pageCoupons,
  removeCoupons,
  setCouponStatus,
} from './coupon-record-service.ts';
import { claimCoupon, findCoupons, findOwnCoupons, getCentre } from './coupon-service.ts';
import { grantCoupon } from './grant-coupon.ts';

const registerRecords = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/coupons/page', ({ query }) => pageCoupons(deps, query));
  handle(app, 'GET /api/v1/coupons/:id/form', ({ params }) => getCouponForm(deps, params.id));
  handle(app, 'POST /api/v1/coupons', ({ member, body }) => createCoupon(deps, member, body));
  handle(app, 'PUT /api/v1/coupons/:id', ({ member, params, body }) =>
    changeCoupon(deps, member, params.id, body),
  );
  handle(app, 'PUT /api/v1/coupons/:id/status', ({ member, params, query }) =>
    setCouponStatus(deps, member, params.id, query.status),
  );
  handle(app, 'DELETE /api/v1/coupons/:id', ({ member, params }) =>
    removeCoupons(deps, member, parseIds(params.id)),
  );
  handle(app, 'POST /api/v1/coupons/:id/give', ({ member, params, body }) =>
    grantCoupon(deps, member, params.id, body.username),
  );
};

/** Routes of coupons: claimable ones, the member's own, and their administration. */
export const registerCoupons = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/coupons', ({ member }) => findCoupons(deps, member?.userId));
  handle(app, 'GET /api/v1/coupons/centre', () => getCentre(deps));
  handle(app, 'POST /api/v1/coupons/:id/claim', ({ member, params }) =>
    claimCoupon(deps, member.userId, params.id),
  );
  handle(app, 'GET /api/v1/member-coupons', ({ member, query }) =>
    findOwnCoupons(deps, member.userId, query.state),
  );
  registerRecords(app, deps);
};
