import type { CallInput, MemberRefundQuote, RefundRow } from '@portal/shared/contract';
import { isActiveOrder, quoteOrderRefund, refundObstacle } from '@portal/shared/rules';
import type { Actor } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { readSettings } from '#src/platform/settings/index.ts';
import { lockOrderByNumber, type OrderRecord } from '#src/sales/orders/index.ts';
import type { RefundRecord } from '#src/sales/payments/index.ts';
import { checkLimit, requirePermitted } from './refund-duty.ts';
import { notRefundable, quoteChanged } from './refund-errors.ts';
import { getRefundFacts } from './refund-facts-repository.ts';
import {
  type RefundAmounts,
  type RefundContext,
  releaseRefund,
  requestRefund,
  sumLeft,
} from './refund-order.ts';
import { toRefundRow } from './refund-view.ts';
import { toMemberQuote } from './request-refund.ts';
import { requireRefundFactor } from './require-refund-factor.ts';

type Needs = Pick<Deps, 'db' | 'env' | 'now'>;

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
export const getAnyRefundQuote = (
  { db, now }: Pick<Needs, 'db' | 'now'>,
  orderNo: string,
): Promise<MemberRefundQuote> =>
  db.transaction(async (tx) => toMemberQuote(tx, await lockByNumber(tx, orderNo), now()));

interface StaffProposal extends Omit<RefundContext, 'actor'> {
  readonly staff: Member;
  /** Who the order's history names. */
  readonly actor: Actor;
  readonly env: Deps['env'];
}

/**
 * Refunds a locked order on the proposal of a member of staff: released within their limit of the day, else a
 * second person approves it. Throws A0233 when they bought the order, A0243 above the limit of the second factor.
 */
const proposeRefund = async (
  tx: Db,
  order: OrderRecord,
  amounts: Pick<RefundAmounts, 'scope' | 'amount' | 'fee'>,
  { staff, env, ...giving }: StaffProposal,
): Promise<RefundRecord> => {
  const undecided = { proposedBy: staff.userId, decidedBy: null, decidedFor: null, secondPerson: false };
  requirePermitted({ deed: 'propose', actor: staff.userId }, order, undecided);
  const { amount } = amounts;
  requireRefundFactor(env, staff, amount);
  const { refundLimit: limit } = await readSettings(tx, env);
  const secondPerson = await checkLimit(tx, { proposer: staff.userId, amount, now: giving.now, limit });
  const proposal = { ...amounts, proposedBy: staff.userId, secondPerson };
  const asked = await requestRefund(tx, order, proposal, giving);
  return secondPerson ? asked.refunds[0] : releaseRefund(tx, asked, { ...giving, decidedBy: staff.userId });
};

/** Refunds all that is left of a locked order that a member of staff cancels for the agency. */
export const refundCancelled = async (tx: Db, order: OrderRecord, proposal: StaffProposal): Promise<void> => {
  const amount = await sumLeft(tx, order);
  if (amount > 0) await proposeRefund(tx, order, { scope: 'whole', amount, fee: 0 }, proposal);
};

/**
 * Refunds an order for its buyer at the quote shown; idempotent by key. Throws 404, A0233 when the member of
 * staff bought it, A0243 above the limit of the second factor, A0511 when the amount has changed, A0513 with the reason
 * when it cannot be refunded, A0520.
 */
export const refundForBuyer = ({ db, env, now }: Needs, giving: WholeRefund): Promise<RefundRow> => {
  const { staff, orderNo, key, body } = giving;
  const call = { userId: staff.userId, call: 'staff.refund', key, body: { orderNo, ...body } };
  const work = async (tx: Db): Promise<RefundRow> => {
    const order = await lockByNumber(tx, orderNo);
    const { why, fee, refund: amount } = quoteOrderRefund(await getRefundFacts(tx, order), now());
    if (why) throw notRefundable(why);
    if (amount !== body.expectedRefund) throw quoteChanged(amount);
    const by = { staff, actor: staff, reason: body.reason, now: now(), env };
    return toRefundRow(await proposeRefund(tx, order, { scope: 'whole', amount, fee }, by), order);
  };
  return db.transaction((tx) => once(tx, call, () => work(tx)));
};

/**
 * Refunds part of an order, which stays active; its refund terms do not apply. Idempotent by key. Throws 404,
 * A0233 when the member of staff bought it, A0243 above the limit of the second factor, A0513 beyond what is left or
 * when the order is not active, A0520.
 */
export const refundPartByStaff = ({ db, env, now }: Needs, giving: PartialRefund): Promise<RefundRow> => {
  const { staff, orderNo, key, body } = giving;
  const call = { userId: staff.userId, call: 'staff.refundPart', key, body: { orderNo, ...body } };
  const work = async (tx: Db): Promise<RefundRow> => {
    const order = await lockByNumber(tx, orderNo);
    if (!isActiveOrder(order)) throw notRefundable(refundObstacle(order.state) ?? 'givenBack');
    const by = { staff, actor: staff, reason: body.reason, now: now(), env };
    const refund = await proposeRefund(tx, order, { scope: 'part', amount: body.amount, fee: 0 }, by);
    return toRefundRow(refund, order);
  };
  return db.transaction((tx) => once(tx, call, () => work(tx)));
};
