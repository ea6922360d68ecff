import type { CallInput, MemberRefundQuote, RefundRow } from '@portal/shared/contract';
import { isActiveOrder, quoteOrderRefund, refundObstacle } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { lockOrderByNumber, type OrderRecord } from '#src/sales/orders/index.ts';
import { notRefundable, quoteChanged } from './refund-errors.ts';
import { getRefundFacts } from './refund-facts-repository.ts';
import { releaseRefund, requestRefund } from './refund-order.ts';
import { toRefundRow } from './refund-view.ts';
import { toMemberQuote } from './request-refund.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

interface StaffRefund<Body> {
  readonly staff: Member;
  readonly orderNo: string;
  readonly key: string;
  readonly body: Body;
}

type WholeRefund = StaffRefund<CallInput<'POST /api/v1/staff/orders/:orderNo/refund'>['body']>;
type PartialRefund = StaffRefund<CallInput<'POST /api/v1/staff/orders/:orderNo/refund-part'>['body']>;

const lockByNumber = async (tx: Db, orderNo: string): Promise<OrderRecord> => {
  const order = await lockOrderByNumber(tx, orderNo);
  if (!order) throw notFound();
  return order;
};

/** The refund quote of any order, in fen. Throws 404. */
export const getAnyRefundQuote = ({ db, now }: Needs, orderNo: string): Promise<MemberRefundQuote> =>
  db.transaction(async (tx) => toMemberQuote(tx, await lockByNumber(tx, orderNo), now()));

/** Requests and approves at once: the permission to approve refunds includes it. */
const requestAndRelease = async (
  tx: Db,
  order: OrderRecord,
  amounts: { readonly scope: 'whole' | 'part'; readonly amount: number; readonly fee: number },
  giving: { readonly actor: Member; readonly reason: string; readonly now: Date },
): Promise<RefundRow> => {
  const asked = await requestRefund(tx, order, amounts, giving);
  return toRefundRow(await releaseRefund(tx, asked, { ...giving, decidedBy: giving.actor.userId }), order);
};

/**
 * Refunds an order for its buyer at the quote shown; idempotent by key. Throws 404, A0511 when the amount has
 * changed, A0513 with the reason when it cannot be refunded, A0520.
 */
export const refundForBuyer = ({ db, now }: Needs, giving: WholeRefund): Promise<RefundRow> => {
  const { staff, orderNo, key, body } = giving;
  const call = { userId: staff.userId, call: 'staff.refund', key, body: { orderNo, ...body } };
  const work = async (tx: Db): Promise<RefundRow> => {
    const order = await lockByNumber(tx, orderNo);
    const { why, fee, refund: amount } = quoteOrderRefund(await getRefundFacts(tx, order), now());
    if (why) throw notRefundable(why);
    if (amount !== body.expectedRefund) throw quoteChanged(amount);
    const by = { actor: staff, reason: body.reason, now: now() };
    return requestAndRelease(tx, order, { scope: 'whole', amount, fee }, by);
  };
  return db.transaction((tx) => once(tx, call, () => work(tx)));
};

/**
 * Refunds part of an order, which stays active; its refund terms do not apply. Idempotent by key. Throws 404,
 * A0513 beyond what is left or when the order is not active, A0520.
 */
export const refundPartByStaff = ({ db, now }: Needs, giving: PartialRefund): Promise<RefundRow> => {
  const { staff, orderNo, key, body } = giving;
  const call = { userId: staff.userId, call: 'staff.refundPart', key, body: { orderNo, ...body } };
  const work = async (tx: Db): Promise<RefundRow> => {
    const order = await lockByNumber(tx, orderNo);
    if (!isActiveOrder(order)) throw notRefundable(refundObstacle(order.state) ?? 'givenBack');
    const by = { actor: staff, reason: body.reason, now: now() };
    return requestAndRelease(tx, order, { scope: 'part', amount: body.amount, fee: 0 }, by);
  };
  return db.transaction((tx) => once(tx, call, () => work(tx)));
};
