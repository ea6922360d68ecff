import type { Answers } from '@portal/shared/testing';

/** A member without coupons, and none to take. */
export const noCoupons: Answers = { 'GET /api/v1/member-coupons': [], 'GET /api/v1/coupons': [] };
