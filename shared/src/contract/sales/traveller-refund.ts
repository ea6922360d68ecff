import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Fen, Instant, nullable, oneOf, Text } from '../base/fields.ts';
import { OrderedExtra } from '../catalog/tour-extra.ts';
import { ChangeInvoice } from './order-change.ts';
import { OrderParams, PriceLine } from './order-fields.ts';
import { RefundRow } from './refund.ts';

/**
 * The coupon of an order whose party becomes smaller: it stays with the rest, also below its minimum. The share of
 * those who leave is neither paid out nor returned.
 */
export const SharedCoupon = oneOf('kept', 'keptBelowMinimum');
export type SharedCoupon = Static<typeof SharedCoupon>;

const Place = Type.Integer({ minimum: 0, maximum: 49 });
const SingleRooms = Type.Integer({ minimum: 0, maximum: 50 });

/** A traveller who leaves, in fen: `paid` is the price without the share of the coupon. */
export const LeavingTraveller = Type.Object({
  place: Place,
  name: Type.String(),
  child: Type.Boolean(),
  price: Fen,
  discount: Fen,
  paid: Fen,
});
export type LeavingTraveller = Static<typeof LeavingTraveller>;

/** Single rooms of the party: from `least` to `most` can stay, `after` do. `price` and `paid`, in fen: of those given up. */
export const SingleRoomsLeft = Type.Object({
  before: SingleRooms,
  least: SingleRooms,
  most: SingleRooms,
  after: SingleRooms,
  price: Fen,
  paid: Fen,
});
export type SingleRoomsLeft = Static<typeof SingleRoomsLeft>;

/** So many of an extra that leave with travellers, in fen: of what was `paid`, `fee` is kept by its own rule. */
export const LeavingExtra = Type.Object({
  code: OrderedExtra.properties.code,
  name: Text,
  quantity: OrderedExtra.properties.quantity,
  paid: Fen,
  fee: Fen,
});
export type LeavingExtra = Static<typeof LeavingExtra>;

/**
 * The refund of some travellers of a tour, in fen: of what they `paid`, `fee` is kept and `refund` paid back. The fee
 * is `feePercent` of their fares, and that of each of the `extras` that leave. The order costs `amount` then, for its
 * `lines` without `discount`. `sharesRoom`: an adult who stays shares a twin room with a
 * traveller of another booking. `approval`: finance decides first. It can be requested until `until`, as long as its
 * `version` holds.
 */
export const TravellerRefundQuote = Type.Object({
  leaving: Type.Array(LeavingTraveller),
  singleRooms: SingleRoomsLeft,
  extras: Type.Array(LeavingExtra),
  sharesRoom: Type.Boolean(),
  paid: Fen,
  feePercent: Type.Integer({ minimum: 0, maximum: 100 }),
  fee: Fen,
  refund: Fen,
  lines: Type.Array(PriceLine),
  discount: Fen,
  amount: Fen,
  coupon: nullable(SharedCoupon),
  invoice: nullable(ChangeInvoice),
  approval: Type.Boolean(),
  until: Instant,
  version: Type.String(),
});
export type TravellerRefundQuote = Static<typeof TravellerRefundQuote>;

export const travellerRefundContract = {
  'GET /api/v1/orders/:orderNo/traveller-refund/quote': entry({
    summary:
      "What a refund of some travellers (`places`: indexes from 0) means for one of the member's own orders; `singleRooms`: how many single rooms stay, by default as many as possible. Errors name the field; A0513 when it cannot be refunded",
    params: OrderParams,
    query: Type.Object({
      places: Type.String({ pattern: '^\\d{1,2}(,\\d{1,2}){0,49}$' }),
      singleRooms: Type.Optional(SingleRooms),
    }),
    data: TravellerRefundQuote,
  }),
  'POST /api/v1/orders/:orderNo/traveller-refund': entry({
    summary:
      'Requests a refund of some travellers at the displayed quote; they leave the order with the refund. Errors name the field; A0511 when the quote no longer holds, A0513 when it cannot be refunded',
    idempotent: true,
    params: OrderParams,
    body: Type.Object({
      places: Type.Array(Place, { minItems: 1, maxItems: 50, uniqueItems: true }),
      singleRooms: SingleRooms,
      reason: Type.String({ minLength: 1, maxLength: 200 }),
      version: Type.String({ minLength: 1, maxLength: 64 }),
    }),
    data: RefundRow,
  }),
} as const;
