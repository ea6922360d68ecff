/** The first calls of public views. The document embeds their responses, so that the view renders at once. */
export default {
  'coupon/index': ['GET /api/v1/coupons/centre'],
} satisfies Record<string, readonly string[]>;
