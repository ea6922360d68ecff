import type { CallData } from '@portal/shared/contract';
import { isCancelledByAgency } from '@portal/shared/rules';
import type { Decider, Deps } from '#src/platform/context/index.ts';
import { rejectionNeedsSecond } from '#src/sales/payments/index.ts';
import { requirePermitted } from './refund-duty.ts';
import { alreadyDecided, onlyProposed, owedByAgency } from './refund-errors.ts';
import { releaseRefund, sumOf } from './refund-order.ts';
import { proposeRejection } from './rejection/propose-rejection.ts';
import { closeRejection, lockAsked, principalIn, rejectAsked } from './requested-refund.ts';
import { requireRefundFactor } from './require-refund-factor.ts';

type Needs = Pick<Deps, 'db' | 'env' | 'now'>;

/**
 * Approves a requested refund, with those of the same request, and declines its proposed rejection; idempotent. Throws
 * 404, A0233 for its buyer, its proposer and who represents them, A0243 above the limit of the second factor, A0513 when
 * it was rejected.
 */
export const approveRefund = ({ db, env, now }: Needs, by: Decider, refundNo: string): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockAsked(tx, refundNo);
    requirePermitted({ deed: 'approve', actor: by.userId }, asked.order, asked.refund);
    const principal = await principalIn(tx, by, asked);
    if (asked.refund.state === 'REJECTED') throw alreadyDecided();
    if (asked.refund.state !== 'REQUESTED') return;
    requireRefundFactor(env, by, sumOf(asked.refunds));
    await closeRejection(tx, asked, 'decline', { by, principal, now: now() });
    await releaseRefund(tx, asked, { actor: by, now: now(), decidedBy: by.userId, principal });
  });

type Outcome = CallData<'POST /api/v1/refunds/:refundNo/reject'>;

/**
 * Rejects a requested refund, with those of the same request, with a reason and restores the order's state; a refund that
 * its terms grant is proposed for rejection instead. Idempotent by reason. Throws 404, A0233 for its buyer, and A0513 when
 * it was decided already, the agency has cancelled the order, or a colleague has proposed its rejection. Deputies decide on
 * proposals and make none: A0233 for what would be one.
 */
export const rejectRefund = (
  { db, now }: Pick<Needs, 'db' | 'now'>,
  by: Decider,
  { refundNo, reason }: { readonly refundNo: string; readonly reason: string },
): Promise<Outcome> =>
  db.transaction(async (tx): Promise<Outcome> => {
    const asked = await lockAsked(tx, refundNo);
    const { order, refund } = asked;
    requirePermitted({ deed: 'reject', actor: by.userId }, order, refund);
    const principal = await principalIn(tx, by, asked);
    if (refund.state === 'REJECTED' && refund.decision === reason) return { outcome: 'REJECTED' };
    if (refund.state !== 'REQUESTED') throw alreadyDecided();
    if (isCancelledByAgency(order.fulfilment)) throw owedByAgency();
    if (rejectionNeedsSecond(by.userId, refund)) {
      if (principal) throw onlyProposed();
      await proposeRejection(tx, asked, reason, { by, now: now() });
      return { outcome: 'PROPOSED' };
    }
    const decision = { by, principal, now: now() };
    await closeRejection(tx, asked, 'approve', { ...decision, reason });
    await rejectAsked(tx, asked, reason, decision);
    return { outcome: 'REJECTED' };
  });
