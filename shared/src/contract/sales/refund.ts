import { deputyPerm } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';
import { ProductKind } from '../catalog/product.ts';
import { RefundTier } from '../catalog/tour.ts';
import { OrderState } from './order.ts';
import { OrderNo, OrderParams } from './order-fields.ts';

export const RefundState = oneOf('REQUESTED', 'APPROVED', 'PROCESSING', 'SUCCESS', 'FAILED', 'REJECTED');

/**
 * `whole`: the order is refunded; `part`: a part, it stays active; `traveller`: travellers who leave it, and its price
 * with them; `excess`: an overpayment.
 */
export const RefundScope = oneOf('whole', 'part', 'traveller', 'excess');
export type RefundScope = Static<typeof RefundScope>;

/** The coupon of a refunded order: returned and valid, returned but expired, or not returned. */
export const CouponReturn = oneOf('returned', 'expired', 'lost');
export type CouponReturn = Static<typeof CouponReturn>;

/** What is kept of one part of an order, in fen: of an extra by its name, or of the tour itself without one. */
export const RefundPart = Type.Object({ name: nullable(Text), paid: Fen, fee: Fen });
export type RefundPart = Static<typeof RefundPart>;

/**
 * What giving an order back means at this moment, in fen: `fee` is kept, `refund` goes back the way it was paid.
 * `possible` false says in `why` what stands against it. `approval`: finance decides first. `coupon`: null without one.
 * `parts`: the fee of a tour and of each of its extras; absent without extras.
 */
export const MemberRefundQuote = Type.Object({
  possible: Type.Boolean(),
  why: nullable(Text),
  paid: Fen,
  fee: Fen,
  refund: Fen,
  approval: Type.Boolean(),
  terms: Type.Array(Text),
  coupon: nullable(CouponReturn),
  parts: Type.Optional(Type.Array(RefundPart)),
});
export type MemberRefundQuote = Static<typeof MemberRefundQuote>;

const RefundNo = Type.String({ pattern: '^[A-Z0-9]{10,32}$' });

/** A refund as its buyer and finance see it. */
export const RefundRow = Type.Object({
  refundNo: RefundNo,
  orderNo: OrderNo,
  kind: ProductKind,
  title: Text,
  state: RefundState,
  amount: Fen,
  reason: Type.String(),
  decision: nullable(Type.String()),
  createdAt: Instant,
});
export type RefundRow = Static<typeof RefundRow>;

/**
 * Why a refund needs manual handling. `closed`: the provider ended it unpaid; `abnormal`: the buyer's card
 * could not take it; `refused`: the provider says no each time it is asked.
 */
export const RefundProblem = oneOf('closed', 'abnormal', 'refused');
export type RefundProblem = Static<typeof RefundProblem>;

/** Why the reader may not release a refund: they bought the order, proposed the refund, or decided on it. */
export const RefundBar = oneOf('bought', 'proposed', 'decided');
export type RefundBar = Static<typeof RefundBar>;

/**
 * A proposal to reject a refund that its terms grant. A second person confirms it, or declines it; `bar` keeps the reader
 * from it. `proposed`: the reader proposed it, and may withdraw it.
 */
export const RefundRejection = Type.Object({
  proposedBy: Type.String(),
  reason: Type.String(),
  createdAt: Instant,
  bar: nullable(oneOf('bought', 'proposed')),
});
export type RefundRejection = Static<typeof RefundRejection>;

/** A refund for finance; amounts in fen, `fee` is retained. */
export const AdminRefund = Type.Object({
  ...RefundRow.properties,
  scope: RefundScope,
  fee: Fen,
  provider: Type.String(),
  problem: nullable(RefundProblem),
  attempts: Type.Integer(),
  lastError: nullable(Type.String()),
  /** The member of staff who proposed it; null when its buyer or the portal did. */
  proposedBy: nullable(Type.String()),
  /** What keeps the reader from approving or retrying it, and from recording its transfer. */
  bars: Type.Object({
    approve: nullable(RefundBar),
    reject: nullable(RefundBar),
    transfer: nullable(RefundBar),
  }),
  /** Whether its terms grant it, so that the reader proposes its rejection to a second person. */
  rejectionNeedsSecond: Type.Boolean(),
  /** The proposed rejection. */
  rejection: nullable(RefundRejection),
  decidedBy: nullable(Type.String()),
  /** In whose place it was decided, by a deputy. */
  decidedFor: nullable(Type.String()),
  decidedAt: nullable(Instant),
  succeededAt: nullable(Instant),
  /** The refund that replaced it. */
  replacedBy: nullable(Type.String()),
  /** The bank transfer that replaced it. */
  transferReference: nullable(Type.String()),
});
export type AdminRefund = Static<typeof AdminRefund>;

/** A refund with what it is decided on: the order as it stands, its terms as they were frozen, and what they give now. */
export const AdminRefundDetail = Type.Object({
  ...AdminRefund.properties,
  order: Type.Object({
    state: OrderState,
    fulfilment: Type.String(),
    travelDay: nullable(Day),
    amount: Fen,
    paidAmount: Fen,
    refundedAmount: Fen,
    paidAt: nullable(Instant),
  }),
  paymentNo: Type.String(),
  tradeNo: nullable(Type.String()),
  refundTiers: Type.Array(RefundTier),
  terms: Type.Array(Text),
  /** The events of the refund, by staff and the job. */
  deeds: Type.Array(Type.Object({ at: Instant, action: Type.String(), actor: Type.String() })),
});
export type AdminRefundDetail = Static<typeof AdminRefundDetail>;

const approve = { anyOf: ['trade:refund:approve'], scope: { department: 'refunds' } } as const;
const decide = {
  anyOf: ['trade:refund:approve', deputyPerm],
  scope: { department: 'refunds' },
  deputies: ['trade:refund:approve'],
} as const;
const RefundParams = Type.Object({ refundNo: RefundNo });

export const refundContract = {
  'GET /api/v1/orders/:orderNo/refund-quote': entry({
    summary: "The current refund quote of one of the member's own orders: fee and refund",
    params: OrderParams,
    data: MemberRefundQuote,
  }),
  'POST /api/v1/orders/:orderNo/refund': entry({
    summary:
      'Requests a refund of one of the member’s orders at the displayed quote; A0511 when the quote has changed, A0513 when it cannot be refunded',
    idempotent: true,
    params: OrderParams,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }), expectedRefund: Fen }),
    data: RefundRow,
  }),
  'GET /api/v1/orders/:orderNo/refunds': entry({
    summary: "The refunds of one of the member's own orders, the latest first (at most 50)",
    params: OrderParams,
    data: Type.Array(RefundRow),
  }),
  'GET /api/v1/refunds': entry({
    summary: 'Refunds for finance, the latest first; counted and paged up to 10,000',
    access: approve,
    query: Type.Object({
      state: Type.Optional(RefundState),
      scope: Type.Optional(RefundScope),
      /** A refund's or an order's number. */
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      /** Days of the request, both included. */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      ...pageQuery,
    }),
    data: pageOf(AdminRefund),
  }),
  'GET /api/v1/refunds/counts': entry({
    summary: 'The number of refunds in each state, each counted up to 1,000',
    access: approve,
    data: Type.Record(Type.String(), Type.Integer()),
  }),
  'GET /api/v1/refunds/:refundNo': entry({
    summary: 'A refund with the data for its approval',
    access: approve,
    params: RefundParams,
    data: AdminRefundDetail,
  }),
  'POST /api/v1/refunds/:refundNo/retry': entry({
    summary:
      'Retries a failed refund: under its own number, or a new one if the provider closed it. The provider is queried first; A0513 unless it failed, A0233 (403) for its buyer and, above the limit, its proposer',
    access: approve,
    params: RefundParams,
    data: Type.Object({ refundNo: RefundNo }),
  }),
  'POST /api/v1/refunds/:refundNo/transfer': entry({
    summary:
      'Records a bank transfer for a failed refund. The provider is queried first; A0513 unless it failed permanently, A0400 for another amount, A0233 (403) for its buyer and, above the limit, its proposer and decider, A0243 above the limit of the second factor',
    access: approve,
    params: RefundParams,
    body: Type.Object({
      reference: Type.String({ minLength: 4, maxLength: 64 }),
      amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    }),
  }),
  'POST /api/v1/refunds/:refundNo/approve': entry({
    summary:
      'Approves a requested refund; idempotent. A0233 (403) for its buyer and, above the limit, its proposer, A0243 above the limit of the second factor',
    access: decide,
    params: RefundParams,
  }),
  'POST /api/v1/refunds/:refundNo/reject': entry({
    summary:
      'Rejects a requested refund with a reason; the order returns to its previous state. A refund that its terms grant waits for a second person instead (`PROPOSED`), unless its proposer withdraws it. A0233 (403) for its buyer, A0513 when the agency has cancelled the order or a rejection is proposed already',
    access: decide,
    params: RefundParams,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: Type.Object({ outcome: oneOf('REJECTED', 'PROPOSED') }),
  }),
  'POST /api/v1/refunds/:refundNo/rejection/confirm': entry({
    summary:
      'Confirms a proposed rejection, which rejects the refund. A0233 (403) for its proposer and the buyer, A0513 when it was decided already',
    access: decide,
    params: RefundParams,
  }),
  'POST /api/v1/refunds/:refundNo/rejection/decline': entry({
    summary:
      'Declines a proposed rejection, or withdraws it as its proposer: the refund waits as before. A0233 (403) for the buyer, A0513 when it was decided already',
    access: decide,
    params: RefundParams,
    body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 200 })) }),
  }),
} as const;
