import type { CallInput, MemberRefundQuote, RefundRow } from '@portal/shared/contract';
import { needsApproval, quoteOrderRefund } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { findOwnOrder, lockOwnOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import { notRefundable, obstacleTexts, quoteChanged } from './refund-errors.ts';
import { getRefundFacts } from './refund-facts-repository.ts';
import { releaseRefund, requestRefund } from './refund-order.ts';
import { toRefundRow } from './refund-view.ts';

type Needs = Pick<Deps, 'database' | 'now'>;

/** What giving an order back means at a moment, in fen, as it is told. */
export const toMemberQuote = async (db: Db, order: OrderRecord, at: Date): Promise<MemberRefundQuote> => {
  const { why, paid, fee, refund } = quoteOrderRefund(await getRefundFacts(db, order), at);
  return {
    possible: why === null,
    why: why && obstacleTexts[why],
    ...{ paid, fee, refund },
    approval: needsApproval(order.kind, order.fulfilment),
    terms: [...order.snapshot.terms],
  };
};

/** What giving a member's own order back means now, in fen. Throws 404, also for somebody else's. */
export const getRefundQuote = async (
  { database: { db }, now }: Needs,
  userId: number,
  orderNo: string,
): Promise<MemberRefundQuote> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  return toMemberQuote(db, order, now());
};

/** A member's wish to give an order back, for what was shown to come back. */
export interface OwnRefundRequest {
  readonly member: Member;
  readonly orderNo: string;
  readonly key: string;
  readonly body: CallInput<'POST /api/v1/orders/:orderNo/refund'>['body'];
}

const requestAtQuote = async (
  tx: Db,
  { member, orderNo, body }: OwnRefundRequest,
  now: Date,
): Promise<RefundRow> => {
  const order = await lockOwnOrder(tx, member.userId, orderNo);
  if (!order) throw notFound();
  const { why, fee, refund: amount } = quoteOrderRefund(await getRefundFacts(tx, order), now);
  if (why) throw notRefundable(why);
  if (amount !== body.expectedRefund) throw quoteChanged(amount);
  const giving = { actor: member, reason: body.reason, now };
  const asked = await requestRefund(tx, order, { scope: 'whole', amount, fee }, giving);
  if (needsApproval(order.kind, order.fulfilment)) return toRefundRow(asked.refund, order);
  return toRefundRow(await releaseRefund(tx, asked, { actor: 'system', now, decidedBy: null }), order);
};

/**
 * Asks for the money of a member's own order at the quote that was seen: at once on its way where nobody has done
 * anything for it yet, else finance decides. Done again under its key it answers the same. Throws 404, A0511 when
 * another amount comes back by now, A0513 with the reason when it cannot be given back, A0520 for another body.
 */
export const requestOrderRefund = (
  { database: { db }, now }: Needs,
  asking: OwnRefundRequest,
): Promise<RefundRow> => {
  const { member, orderNo, key, body } = asking;
  const call = { userId: member.userId, call: 'order.refund', key, body: { orderNo, ...body } };
  return db.transaction((tx) => once(tx, call, () => requestAtQuote(tx, asking, now())));
};
