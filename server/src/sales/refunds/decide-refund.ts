import { isCancelledByAgency } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { lockOrder } from '#src/sales/orders/index.ts';
import { findRefund, lockRefund, subtractFromRefundTotal, updateRefund } from '#src/sales/payments/index.ts';
import { requirePermitted } from './refund-duty.ts';
import { alreadyDecided, owedByAgency } from './refund-errors.ts';
import { type RequestedRefund, releaseRefund, transitionOrder, transitionReturn } from './refund-order.ts';
import { requireRefundFactor } from './require-refund-factor.ts';

type Needs = Pick<Deps, 'db' | 'env' | 'now'>;

const lockRequested = async (tx: Db, refundNo: string): Promise<RequestedRefund> => {
  const found = await findRefund(tx, refundNo);
  if (!found) throw notFound();
  const order = await lockOrder(tx, found.orderId);
  const refund = await lockRefund(tx, refundNo);
  if (!order || !refund) throw new Error(`refund ${refundNo} lost its order`);
  return { order, refund };
};

/**
 * Approves a requested refund; idempotent. Throws 404, A0233 for its buyer and proposer, A0243 above the limit of the
 * second factor, A0513 when it was rejected.
 */
export const approveRefund = ({ db, env, now }: Needs, by: Member, refundNo: string): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockRequested(tx, refundNo);
    requirePermitted({ deed: 'approve', actor: by.userId }, asked.order, asked.refund);
    if (asked.refund.state === 'REJECTED') throw alreadyDecided();
    if (asked.refund.state !== 'REQUESTED') return;
    requireRefundFactor(env, by, asked.refund.amount);
    await releaseRefund(tx, asked, { actor: by, now: now(), decidedBy: by.userId });
  });

/**
 * Rejects a requested refund with a reason and restores the order's state. Throws 404, A0233 for its buyer, and A0513
 * when it was decided already, or the agency has cancelled the order.
 */
export const rejectRefund = (
  { db, now }: Pick<Needs, 'db' | 'now'>,
  by: Member,
  { refundNo, reason }: { readonly refundNo: string; readonly reason: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { order, refund } = await lockRequested(tx, refundNo);
    const deed = { deed: 'reject', actor: by.userId } as const;
    requirePermitted(deed, order, refund);
    if (refund.state === 'REJECTED' && refund.decision === reason) return;
    if (refund.state !== 'REQUESTED') throw alreadyDecided();
    if (isCancelledByAgency(order.fulfilment)) throw owedByAgency();
    const at = now();
    const change = { state: 'REJECTED', decision: reason, decidedBy: by.userId, decidedAt: at } as const;
    if (!(await updateRefund(tx, refund, change, at, deed))) throw alreadyDecided();
    await subtractFromRefundTotal(tx, refund);
    const event = refund.orderState === 'PARTIALLY_REFUNDED' ? 'rejectFurtherRefund' : 'rejectRefund';
    const after = { refundNo, reason };
    const turned = await transitionOrder(tx, order, { event, actor: by, now: at, after });
    await transitionReturn(tx, turned, 'refuseReturn', { actor: by, now: at });
  });
