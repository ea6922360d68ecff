import { closeApproval, lockOpenApproval, onBehalfOf, principalOf } from '#src/platform/approvals/index.ts';
import type { Decider, Principal } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { forbidden, type Member, notFound } from '#src/platform/errors/index.ts';
import { endChange, findPendingRemoval, lockOrder } from '#src/sales/orders/index.ts';
import {
  findRefund,
  lockRefund,
  lockRequested,
  subtractFromRefundTotal,
  updateRefund,
} from '#src/sales/payments/index.ts';
import { alreadyDecided } from './refund-errors.ts';
import { type RequestedRefund, transitionOrder, transitionReturn } from './refund-order.ts';

/** A refund with its order, all refunds of its request that are not decided yet, and its proposed rejection; locked. */
export const lockAsked = async (tx: Db, refundNo: string) => {
  const found = await findRefund(tx, refundNo);
  if (!found) throw notFound();
  const order = await lockOrder(tx, found.orderId);
  const refund = await lockRefund(tx, refundNo);
  if (!order || !refund) throw new Error(`refund ${refundNo} lost its order`);
  const others = (await lockRequested(tx, order.id)).filter(({ id }) => id !== refund.id);
  const refunds: RequestedRefund['refunds'] = [refund, ...others];
  return { order, refund, refunds, rejection: await lockOpenApproval(tx, rejectionOf(order)) };
};

/** What {@link lockAsked} gives. */
export type Asked = Awaited<ReturnType<typeof lockAsked>>;

/** The rejection of the requested refunds of an order, as the subject of a proposal. */
export const rejectionOf = ({ id }: { readonly id: number }) => ({ kind: 'rejection', orderId: id }) as const;

/** Who decides, in whose place, and when. */
export interface Decision {
  readonly by: Member;
  readonly principal?: Principal | null;
  readonly now: Date;
}

/**
 * In whose place somebody decides on a request; null in their own right. Deputies decide on what needs a second person
 * only: throws 403 for other refunds, and unless a principal of theirs may decide, A0233 when these take part.
 */
export const principalIn = async (tx: Db, by: Decider, asked: Asked): Promise<Principal | null> => {
  const { order, refund, refunds, rejection } = asked;
  const principal = await principalOf(tx, by, [order.userId, refund.proposedBy, rejection?.proposedBy]);
  if (principal && !rejection && !refunds.some(({ secondPerson }) => secondPerson)) throw forbidden();
  return principal;
};

/** Ends the proposed rejection of a request, if there is one. Throws A0513 when it was decided meanwhile. */
export const closeRejection = async (
  tx: Db,
  { rejection }: Asked,
  outcome: 'approve' | 'decline',
  { by, principal, now, reason }: Decision & { readonly reason?: string | undefined },
): Promise<void> => {
  const decision = { outcome, decidedBy: by.userId, principal, decision: reason, now };
  if (rejection && !(await closeApproval(tx, rejection, decision))) throw alreadyDecided();
};

/** Rejects the refunds of a request and restores the state of their order; travellers who were to leave stay. */
export const rejectAsked = async (
  tx: Db,
  { order, refund, refunds }: Asked,
  reason: string,
  { by, principal, now }: Decision,
): Promise<void> => {
  const decided = { decidedBy: by.userId, decidedFor: principal?.userId, decidedAt: now };
  const change = { state: 'REJECTED', decision: reason, ...decided } as const;
  const deed = { deed: 'reject', actor: by.userId } as const;
  for (const one of refunds) {
    if (!(await updateRefund(tx, one, change, now, deed))) throw alreadyDecided();
    await subtractFromRefundTotal(tx, one);
  }
  const removal = await findPendingRemoval(tx, order.id);
  if (removal && !(await endChange(tx, removal, 'CLOSED', now)))
    throw new Error('a change of a locked order ended');
  const event = refund.orderState === 'PARTIALLY_REFUNDED' ? 'rejectFurtherRefund' : 'rejectRefund';
  const after = { refundNo: refund.refundNo, reason, ...onBehalfOf(principal ?? null) };
  const turned = await transitionOrder(tx, order, { event, actor: by, now, after });
  await transitionReturn(tx, turned, 'refuseReturn', { actor: by, now });
};
