import type { CallInput, MemberRefundQuote, RefundPart, RefundRow } from '@portal/shared/contract';
import {
  couponAfterRefund,
  dayOf,
  needsApproval,
  type OrderRefundQuote,
  quoteOrderRefund,
  type RefundFacts,
  tourRefundParts,
} from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { readSettings } from '#src/platform/settings/index.ts';
import { findTermsOfOrder } from '#src/sales/coupons/index.ts';
import { findOwnOrder, lockOwnOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import { notRefundable, obstacleTexts, quoteChanged } from './refund-errors.ts';
import { getRefundFacts } from './refund-facts-repository.ts';
import { releaseRefund, requestRefund } from './refund-order.ts';
import { toRefundRow } from './refund-view.ts';

type Needs = Pick<Deps, 'db' | 'env' | 'now'>;

const couponReturnOf = async (
  db: Db,
  { id, snapshot }: OrderRecord,
  quote: OrderRefundQuote,
  at: Date,
): Promise<MemberRefundQuote['coupon']> => {
  if (quote.why !== null || !snapshot.couponId) return null;
  const coupon = await findTermsOfOrder(db, id);
  return coupon ? couponAfterRefund(quote, coupon, at) : null;
};

/** The fees of a tour and of each of its extras; none without extras, and none after a partial refund. */
const partsOf = (facts: RefundFacts, at: Date): RefundPart[] | undefined => {
  const { details, travelDay, refunded } = facts;
  if (details.kind !== 'tour' || !details.extras || travelDay === null || refunded > 0) return undefined;
  const parts = tourRefundParts(facts, details, [dayOf(at), travelDay]);
  return parts.map(({ extra, paid, fee }) => ({ name: extra?.name ?? null, paid, fee }));
};

/** The refund quote at an instant, in fen. */
export const toMemberQuote = async (db: Db, order: OrderRecord, at: Date): Promise<MemberRefundQuote> => {
  const facts = await getRefundFacts(db, order);
  const quote = quoteOrderRefund(facts, at);
  const { why, paid, fee, refund } = quote;
  const parts = why === null ? partsOf(facts, at) : undefined;
  return {
    possible: why === null,
    why: why && obstacleTexts[why],
    ...{ paid, fee, refund },
    approval: needsApproval(order.kind, order.fulfilment),
    terms: [...order.snapshot.terms],
    coupon: await couponReturnOf(db, order, quote, at),
    ...(parts ? { parts } : {}),
  };
};

/** The refund quote of the member's order now, in fen. Throws 404, also for an order of another member. */
export const getRefundQuote = async (
  { db, now }: Pick<Needs, 'db' | 'now'>,
  userId: number,
  orderNo: string,
): Promise<MemberRefundQuote> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  return toMemberQuote(db, order, now());
};

/** A member's refund request at the quote shown. */
export interface OwnRefundRequest {
  readonly member: Member;
  readonly orderNo: string;
  readonly key: string;
  readonly body: CallInput<'POST /api/v1/orders/:orderNo/refund'>['body'];
}

const requestAtQuote = async (tx: Db, { member, orderNo, body }: OwnRefundRequest, { env, now }: Needs) => {
  const at = now();
  const order = await lockOwnOrder(tx, member.userId, orderNo);
  if (!order) throw notFound();
  const { why, fee, refund: amount } = quoteOrderRefund(await getRefundFacts(tx, order), at);
  if (why) throw notRefundable(why);
  if (amount !== body.expectedRefund) throw quoteChanged(amount);
  const giving = { actor: member, reason: body.reason, now: at };
  const secondPerson = amount > (await readSettings(tx, env)).refundLimit;
  const asked = await requestRefund(tx, order, { scope: 'whole', amount, fee, secondPerson }, giving);
  if (needsApproval(order.kind, order.fulfilment)) return toRefundRow(asked.refunds[0], order);
  return toRefundRow(await releaseRefund(tx, asked, { actor: 'system', now: at, decidedBy: null }), order);
};

/**
 * Requests a refund of the member's order at the quote shown: released at once if fulfilment has not begun,
 * else finance decides. Idempotent by key. Throws 404, A0511 when the amount has changed, A0513 with the
 * reason when it cannot be refunded, A0520 for another body.
 */
export const requestOrderRefund = (deps: Needs, asking: OwnRefundRequest): Promise<RefundRow> => {
  const { member, orderNo, key, body } = asking;
  const call = { userId: member.userId, call: 'order.refund', key, body: { orderNo, ...body } };
  return deps.db.transaction((tx) => once(tx, call, () => requestAtQuote(tx, asking, deps)));
};
