import { insertMessages } from '#src/identity/messages/index.ts';
import type { ApprovalRecord } from '#src/platform/approvals/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { requirePermitted } from '../refund-duty.ts';
import { alreadyDecided, ownRejection } from '../refund-errors.ts';
import { type Asked, closeRejection, lockAsked, rejectAsked } from '../requested-refund.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Locks a requested refund with its proposed rejection. Throws 404, A0233 for its buyer, A0513 without a proposal. */
const lockProposed = async (
  tx: Db,
  by: Member,
  refundNo: string,
): Promise<Asked & { readonly rejection: ApprovalRecord }> => {
  const asked = await lockAsked(tx, refundNo);
  const { order, refund, rejection } = asked;
  requirePermitted({ deed: 'reject', actor: by.userId }, order, refund);
  if (refund.state !== 'REQUESTED' || !rejection) throw alreadyDecided();
  return { ...asked, rejection };
};

const notifyProposer = (
  tx: Db,
  { refund, rejection }: Asked & { readonly rejection: ApprovalRecord },
  by: Member,
  isConfirmed: boolean,
): Promise<void> => {
  const { refundNo } = refund;
  const [zh, en] = isConfirmed
    ? [`${by.username} 已确认，退款已驳回。`, `${by.username} confirmed: the refund is rejected.`]
    : [
        `${by.username} 未同意驳回，退款继续待审批。`,
        `${by.username} declined: the refund still awaits approval.`,
      ];
  return insertMessages(tx, [
    {
      ...{ userId: rejection.proposedBy, category: 'notice', source: `rejection decided ${rejection.id}` },
      title: {
        zh: `您提议驳回的退款 ${refundNo}`,
        en: `The rejection of refund ${refundNo} that you proposed`,
      },
      ...{ body: { zh, en }, path: `/business/refunds?no=${refundNo}` },
    },
  ]);
};

/**
 * Confirms a proposed rejection: the refunds of the request are rejected with its reason. Throws 404, A0233 for its
 * proposer and the buyer, A0513 when it was decided already.
 */
export const confirmRejection = ({ db, now }: Needs, by: Member, refundNo: string): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockProposed(tx, by, refundNo);
    if (asked.rejection.proposedBy === by.userId) throw ownRejection();
    await closeRejection(tx, asked, 'approve', { by, now: now() });
    await rejectAsked(tx, asked, asked.rejection.reason, { by, now: now() });
    await notifyProposer(tx, asked, by, true);
  });

/**
 * Declines a proposed rejection, or withdraws it as its proposer: the refund waits as before. Throws 404, A0233 for the
 * buyer, A0513 when it was decided already.
 */
export const declineRejection = (
  { db, now }: Needs,
  by: Member,
  { refundNo, reason }: { readonly refundNo: string; readonly reason?: string | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockProposed(tx, by, refundNo);
    const isOwn = asked.rejection.proposedBy === by.userId;
    await closeRejection(tx, asked, 'decline', { by, now: now(), reason });
    await recordChange(tx, {
      ...{ actor: by, action: isOwn ? 'withdrawRejection' : 'declineRejection' },
      ...{ subject: 'refund', subjectId: refundNo, after: { reason: reason ?? asked.rejection.reason } },
    });
    if (!isOwn) await notifyProposer(tx, asked, by, false);
  });
