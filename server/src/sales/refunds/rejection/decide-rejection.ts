import { insertMessages } from '#src/identity/messages/index.ts';
import { type ApprovalRecord, nameDecider, onBehalfOf } from '#src/platform/approvals/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Decider, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { requirePermitted } from '../refund-duty.ts';
import { alreadyDecided, ownRejection } from '../refund-errors.ts';
import {
  type Asked,
  closeRejection,
  type Decision,
  lockAsked,
  principalIn,
  rejectAsked,
} from '../requested-refund.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

type Proposed = Asked & { readonly rejection: ApprovalRecord };

/** Locks a requested refund with its proposed rejection. Throws 404, A0233 for its buyer, A0513 without a proposal. */
const lockProposed = async (tx: Db, by: Decider, refundNo: string): Promise<Proposed> => {
  const asked = await lockAsked(tx, refundNo);
  const { order, refund, rejection } = asked;
  requirePermitted({ deed: 'reject', actor: by.userId }, order, refund);
  if (refund.state !== 'REQUESTED' || !rejection) throw alreadyDecided();
  return { ...asked, rejection };
};

const notifyProposer = (
  tx: Db,
  { refund, rejection }: Proposed,
  { by, principal }: Decision,
  isConfirmed: boolean,
): Promise<void> => {
  const { refundNo } = refund;
  const decider = nameDecider(by.username, principal?.username);
  const [zh, en] = isConfirmed
    ? [`${decider.zh} 已确认，退款已驳回。`, `${decider.en} confirmed: the refund is rejected.`]
    : [
        `${decider.zh} 未同意驳回，退款继续待审批。`,
        `${decider.en} declined: the refund still awaits approval.`,
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
 * proposer, the buyer and who represents them, A0513 when it was decided already.
 */
export const confirmRejection = ({ db, now }: Needs, by: Decider, refundNo: string): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockProposed(tx, by, refundNo);
    if (asked.rejection.proposedBy === by.userId) throw ownRejection();
    const decision = { by, principal: await principalIn(tx, by, asked), now: now() };
    await closeRejection(tx, asked, 'approve', decision);
    await rejectAsked(tx, asked, asked.rejection.reason, decision);
    await notifyProposer(tx, asked, decision, true);
  });

/**
 * Declines a proposed rejection, or withdraws it as its proposer: the refund waits as before. Throws 404, A0233 for the
 * buyer, A0513 when it was decided already.
 */
export const declineRejection = (
  { db, now }: Needs,
  by: Decider,
  { refundNo, reason }: { readonly refundNo: string; readonly reason?: string | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockProposed(tx, by, refundNo);
    const isOwn = asked.rejection.proposedBy === by.userId;
    const principal = isOwn ? null : await principalIn(tx, by, asked);
    const decision = { by, principal, now: now() };
    await closeRejection(tx, asked, 'decline', { ...decision, reason });
    await recordChange(tx, {
      ...{ actor: by, action: isOwn ? 'withdrawRejection' : 'declineRejection' },
      ...{ subject: 'refund', subjectId: refundNo },
      after: { reason: reason ?? asked.rejection.reason, ...onBehalfOf(principal) },
    });
    if (!isOwn) await notifyProposer(tx, asked, decision, false);
  });
