import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';
import { Fen, Instant, nullable, pageOf, pageQuery, Text } from './fields.ts';
import { OrderNo, OrderParams } from './order-fields.ts';
import { ProductKind } from './product.ts';

export const RefundState = Type.Union([
  Type.Literal('REQUESTED'),
  Type.Literal('APPROVED'),
  Type.Literal('PROCESSING'),
  Type.Literal('SUCCESS'),
  Type.Literal('FAILED'),
  Type.Literal('REJECTED'),
]);

/**
 * What giving an order back means at this moment, in fen: `fee` is kept, `refund` goes back the way it was paid.
 * `possible` false says in `why` what stands against it. `approval`: finance decides first.
 */
export const MemberRefundQuote = Type.Object({
  possible: Type.Boolean(),
  why: nullable(Text),
  paid: Fen,
  fee: Fen,
  refund: Fen,
  approval: Type.Boolean(),
  terms: Type.Array(Text),
});
export type MemberRefundQuote = Static<typeof MemberRefundQuote>;

const RefundNo = Type.String({ pattern: '^[A-Z0-9]{10,32}$' });

/** A refund as its buyer and finance see it. */
export const RefundRow = Type.Object({
  refundNo: RefundNo,
  orderNo: OrderNo,
  kind: ProductKind,
  title: Type.String(),
  state: RefundState,
  amount: Fen,
  reason: Type.String(),
  decision: nullable(Type.String()),
  createdAt: Instant,
});
export type RefundRow = Static<typeof RefundRow>;

const approve = { anyOf: ['trade:refund:approve'] } as const;
const RefundParams = Type.Object({ refundNo: RefundNo });

export const refundContract = {
  'GET /api/v1/orders/:orderNo/refund-quote': entry({
    summary: "What giving one of the member's own orders back costs and returns now",
    params: OrderParams,
    data: MemberRefundQuote,
  }),
  'POST /api/v1/orders/:orderNo/refund': entry({
    summary:
      'Asks for the money of an own order at the quote that was seen; A0511 when the quote changed, A0513 when it cannot be given back',
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
    summary: 'Refunds for finance, the latest first',
    access: approve,
    query: Type.Object({ state: Type.Optional(RefundState), ...pageQuery }),
    data: pageOf(RefundRow),
  }),
  'POST /api/v1/refunds/:refundNo/approve': entry({
    summary: 'Lets a requested refund go; done again it changes nothing',
    access: approve,
    params: RefundParams,
  }),
  'POST /api/v1/refunds/:refundNo/reject': entry({
    summary: 'Refuses a requested refund and says why; the order is what it was',
    access: approve,
    params: RefundParams,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) }),
  }),
} as const;
