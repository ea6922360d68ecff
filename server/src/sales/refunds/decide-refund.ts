import { isCancelledByAgency } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { endChange, findPendingRemoval, lockOrder } from '#src/sales/orders/index.ts';
import {
  findRefund,
  lockRefund,
  lockRequested,
  subtractFromRefundTotal,
  updateRefund,
} from '#src/sales/payments/index.ts';
import { requirePermitted } from './refund-duty.ts';
import { alreadyDecided, owedByAgency } from './refund-errors.ts';
import {
  type RequestedRefund,
  releaseRefund,
  sumOf,
  transitionOrder,
  transitionReturn,
} from './refund-order.ts';
import { requireRefundFactor } from './require-refund-factor.ts';

type Needs = Pick<Deps, 'db' | 'env' | 'now'>;

/** A refund with its order, and all refunds of its request that are not decided yet, locked. */
const lockAsked = async (tx: Db, refundNo: string) => {
  const found = await findRefund(tx, refundNo);
  if (!found) throw notFound();
  const order = await lockOrder(tx, found.orderId);
  const refund = await lockRefund(tx, refundNo);
  if (!order || !refund) throw new Error(`refund ${refundNo} lost its order`);
  const others = (await lockRequested(tx, order.id)).filter(({ id }) => id !== refund.id);
  const refunds: RequestedRefund['refunds'] = [refund, ...others];
  return { order, refund, refunds };
};

/**
 * Approves a requested refund, with those of the same request; idempotent. Throws 404, A0233 for its buyer and
 * proposer, A0243 above the limit of the second factor, A0513 when it was rejected.
 */
export const approveRefund = ({ db, env, now }: Needs, by: Member, refundNo: string): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockAsked(tx, refundNo);
    requirePermitted({ deed: 'approve', actor: by.userId }, asked.order, asked.refund);
    if (asked.refund.state === 'REJECTED') throw alreadyDecided();
    if (asked.refund.state !== 'REQUESTED') return;
    requireRefundFactor(env, by, sumOf(asked.refunds));
    await releaseRefund(tx, asked, { actor: by, now: now(), decidedBy: by.userId });
  });

type Asked = Awaited<ReturnType<typeof lockAsked>>;

/** Rejects the refunds of a request and restores the state of their order; travellers who were to leave stay. */
const rejectAsked = async (
  tx: Db,
  { order, refund, refunds }: Asked,
  reason: string,
  { by, now }: { readonly by: Member; readonly now: Date },
): Promise<void> => {
  const change = { state: 'REJECTED', decision: reason, decidedBy: by.userId, decidedAt: now } as const;
  const deed = { deed: 'reject', actor: by.userId } as const;
  for (const one of refunds) {
    if (!(await updateRefund(tx, one, change, now, deed))) throw alreadyDecided();
    await subtractFromRefundTotal(tx, one);
  }
  const removal = await findPendingRemoval(tx, order.id);
  if (removal && !(await endChange(tx, removal, 'CLOSED', now)))
    throw new Error('a change of a locked order ended');
  const event = refund.orderState === 'PARTIALLY_REFUNDED' ? 'rejectFurtherRefund' : 'rejectRefund';
  const after = { refundNo: refund.refundNo, reason };
  const turned = await transitionOrder(tx, order, { event, actor: by, now, after });
  await transitionReturn(tx, turned, 'refuseReturn', { actor: by, now });
};

/**
 * Rejects a requested refund, with those of the same request, with a reason and restores the order's state. Throws 404,
 * A0233 for its buyer, and A0513 when it was decided already, or the agency has cancelled the order.
 */
export const rejectRefund = (
  { db, now }: Pick<Needs, 'db' | 'now'>,
  by: Member,
  { refundNo, reason }: { readonly refundNo: string; readonly reason: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockAsked(tx, refundNo);
    const { order, refund } = asked;
    requirePermitted({ deed: 'reject', actor: by.userId }, order, refund);
    if (refund.state === 'REJECTED' && refund.decision === reason) return;
    if (refund.state !== 'REQUESTED') throw alreadyDecided();
    if (isCancelledByAgency(order.fulfilment)) throw owedByAgency();
    await rejectAsked(tx, asked, reason, { by, now: now() });
  });
