import type { CallData } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { endStep, findSchedule } from '#src/catalog/schedules/index.ts';
import {
  type ApprovalRecord,
  alreadyDecided,
  approveProposal,
  declineProposal,
  findOpenApproval,
  lockOpenApproval,
  onBehalfOf,
} from '#src/platform/approvals/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Decider, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type Member } from '#src/platform/errors/index.ts';
import { lockStored } from '../draft-service.ts';
import { faultsOf, publishWithin } from '../offer-service.ts';
import { getStored } from '../stored-draft.ts';
import { incomplete, publicationOf, storedIn } from './propose-publishing.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** The permission to decide on proposals about products. */
const approver = ['biz:approval:product'];

/** The open proposal to publish a product; null without any. Throws 404. */
export const findPublishProposal = async (
  { db }: Needs,
  { userId }: Member,
  id: number,
): Promise<CallData<'GET /api/v1/products/:id/publishing'>> => {
  const { version } = await getStored(db, id);
  const open = await findOpenApproval(db, publicationOf(id));
  if (!open) return null;
  const proposal = storedIn(open);
  return {
    ...{ proposedBy: proposal.proposer, reason: open.reason, at: proposal.at },
    ...{ createdAt: open.createdAt.toISOString(), isOwn: open.proposedBy === userId },
    isOutdated: proposal.version !== version,
  };
};

const changedSince = () =>
  conflict(
    errorCodes.changedMeanwhile,
    '提交之后产品又有修改，不能同意；请不同意此提议，由提出人重新提交',
    'The product has changed since the proposal, so it cannot be approved. Decline it and ask for a new one',
  );

const lockProposal = async (tx: Db, id: number): Promise<ApprovalRecord> => {
  const open = await lockOpenApproval(tx, publicationOf(id));
  if (!open) throw alreadyDecided();
  return open;
};

/**
 * Approves a proposal and publishes the product in the same transaction; one for a later instant is left to its schedule.
 * Throws 404, A0233 for its proposer and who represents them, A0513 when it was decided already, A0514 when the product
 * changed since, and an HttpError with the first field of an incomplete product.
 */
export const approvePublishing = ({ db, now }: Needs, decider: Decider, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockStored(tx, id);
    const open = await lockProposal(tx, id);
    const principal = await approveProposal(tx, decider, open, now());
    const { version, at, proposer } = storedIn(open);
    if (version !== stored.version) throw changedSince();
    const faults = await faultsOf(tx, now(), stored);
    if (faults.length > 0) throw incomplete(faults);
    await recordChange(tx, {
      ...{ actor: decider, action: 'approvePublishing', subject: 'product', subjectId: id },
      after: { reason: open.reason, proposer, at, ...onBehalfOf(principal) },
    });
    if (at === null || new Date(at) <= now()) await publishWithin(tx, { actor: decider, now: now() }, id);
  });

/** Cancels the scheduled publication that was proposed. */
const endProposedStep = async (tx: Db, id: number, open: ApprovalRecord): Promise<void> => {
  const { at, proposer } = storedIn(open);
  const { publish } = await findSchedule(tx, { kind: 'product', id });
  const isProposed = at !== null && publish?.author === proposer && +new Date(publish.at) === +new Date(at);
  if (isProposed) await endStep(tx, { kind: 'product', id }, 'publish');
};

/**
 * Declines a proposal, or withdraws it as its proposer; its scheduled publication is cancelled. Throws 404, 403 for others
 * without the permission to approve, A0513 when it was decided already.
 */
export const declinePublishing = (
  { db, now }: Needs,
  decider: Decider,
  id: number,
  reason: string | undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockStored(tx, id);
    const open = await lockProposal(tx, id);
    const declining = { anyOf: approver, reason, now: now() };
    const { isOwn, principal } = await declineProposal(tx, decider, open, declining);
    await endProposedStep(tx, id, open);
    await recordChange(tx, {
      ...{ actor: decider, action: isOwn ? 'withdrawPublishing' : 'declinePublishing' },
      ...{ subject: 'product', subjectId: id },
      after: { reason: reason ?? open.reason, ...onBehalfOf(principal) },
    });
  });
