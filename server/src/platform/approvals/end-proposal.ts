import { hasPerm } from '@portal/shared/rules';
import type { Decider, Principal } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { forbidden } from '#src/platform/errors/index.ts';
import { alreadyDecided, ownProposal } from './approval-errors.ts';
import { type ApprovalRecord, closeApproval } from './approval-repository.ts';
import { principalOf } from './principal-of.ts';

/**
 * Ends a locked proposal as approved; returns in whose place a deputy did. Throws A0233 for its proposer and who represents
 * them, 403 without a principal who may decide, A0513 when it was decided already.
 */
export const approveProposal = async (
  tx: Db,
  decider: Decider,
  open: ApprovalRecord,
  now: Date,
): Promise<Principal | null> => {
  const { userId: decidedBy } = decider;
  if (open.proposedBy === decidedBy) throw ownProposal();
  const principal = await principalOf(tx, decider, [open.proposedBy]);
  if (!(await closeApproval(tx, open, { outcome: 'approve', decidedBy, principal, now })))
    throw alreadyDecided();
  return principal;
};

/** Who may decline besides the proposer, why it is declined, and when. */
interface Declining {
  readonly anyOf: readonly string[];
  readonly reason: string | undefined;
  readonly now: Date;
}

/**
 * Ends a locked proposal as declined, or as withdrawn by its proposer; returns which, and in whose place a deputy did.
 * Throws 403 for others without the permission or a principal who may decide, A0513 when it was decided already.
 */
export const declineProposal = async (
  tx: Db,
  decider: Decider,
  open: ApprovalRecord,
  { anyOf, reason: decision, now }: Declining,
): Promise<{ readonly isOwn: boolean; readonly principal: Principal | null }> => {
  const { userId: decidedBy } = decider;
  const isOwn = open.proposedBy === decidedBy;
  if (!isOwn && !decider.findPrincipal && !hasPerm(decider, anyOf)) throw forbidden();
  const principal = isOwn ? null : await principalOf(tx, decider, [open.proposedBy]);
  const ending = { outcome: 'decline', decidedBy, principal, decision, now } as const;
  if (!(await closeApproval(tx, open, ending))) throw alreadyDecided();
  return { isOwn, principal };
};
