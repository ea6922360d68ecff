import type { PublishFault } from '@portal/shared/contract';
import type { ScheduleActor } from '#src/catalog/schedules/index.ts';
import {
  type ApprovalRecord,
  closeApproval,
  findLatestApproval,
  insertApproval,
  lockOpenApproval,
  proposedAlready,
} from '#src/platform/approvals/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';
import type { StoredProduct } from '../stored-draft.ts';

/** A stored proposal: the version of the product, the instant of its publication (null: at once), and its proposer. */
interface StoredProposal {
  readonly version: string;
  readonly at: string | null;
  readonly proposer: string;
}

interface Proposer {
  readonly actor: ScheduleActor;
  readonly now: Date;
}

export const publicationOf = (productId: number) => ({ kind: 'publishing', productId }) as const;

export const storedIn = ({ proposal }: Pick<ApprovalRecord, 'proposal'>): StoredProposal =>
  proposal as StoredProposal;

/** 400 for `reason`: publishing by this member needs approval. */
export const reasonMissing = (): HttpError =>
  invalidField('reason', '上架需要审批，请填写说明', 'Publishing needs approval: give a reason');

/** 400: an incomplete product cannot be published; names the first field, or the given one. */
export const incomplete = (faults: readonly PublishFault[], field = faults[0]?.field ?? 'id'): HttpError =>
  invalidField(
    field,
    `产品资料不完整，有 ${faults.length} 处需要补充`,
    `The product is incomplete. Items missing: ${faults.length}`,
  );

const recordProposal = (tx: Db, { actor }: Proposer, id: number, after: object, isEnd = false) =>
  recordChange(tx, {
    ...{ actor, action: isEnd ? 'withdrawPublishing' : 'proposePublishing' },
    ...{ subject: 'product', subjectId: id, after },
  });

/**
 * Proposes to publish a locked product as it is, now or at an instant; an open proposal of the same person is replaced.
 * Throws for a missing reason, and A0513 when a colleague has proposed it.
 */
export const proposePublishing = async (
  tx: Db,
  { actor, now }: Proposer,
  { record: { id }, version }: StoredProduct,
  { reason, at }: { readonly reason: string | undefined; readonly at: string | null },
): Promise<void> => {
  const written = reason?.trim();
  if (!written) throw reasonMissing();
  const open = await lockOpenApproval(tx, publicationOf(id));
  if (open && open.proposedBy !== actor.userId) throw proposedAlready();
  if (open) await closeApproval(tx, open, { outcome: 'decline', decidedBy: actor.userId, now });
  const proposal: StoredProposal = { version, at, proposer: actor.username };
  const stored = { reason: written, proposedBy: actor.userId, createdAt: now, proposal };
  await insertApproval(tx, { ...publicationOf(id), ...stored });
  await recordProposal(tx, { actor, now }, id, { reason: written, at });
};

/** Withdraws the own open proposal to publish a product at an instant, if there is one. */
export const withdrawOwn = async (tx: Db, { actor, now }: Proposer, id: number): Promise<void> => {
  const open = await lockOpenApproval(tx, publicationOf(id));
  if (open?.proposedBy !== actor.userId || storedIn(open).at === null) return;
  await closeApproval(tx, open, { outcome: 'decline', decidedBy: actor.userId, now });
  await recordProposal(tx, { actor, now }, id, { reason: open.reason }, true);
};

/** Ends the open proposal of a product that is being published: approved by another person, else withdrawn. */
export const endPublishProposal = async (tx: Db, { actor, now }: Proposer, id: number): Promise<void> => {
  const open = await lockOpenApproval(tx, publicationOf(id));
  if (!open) return;
  const outcome = open.proposedBy === actor.userId ? 'decline' : 'approve';
  await closeApproval(tx, open, { outcome, decidedBy: actor.userId, now });
};

/** Whether the publication of a product, as it is, was approved for an instant. */
export const isStepApproved = async (
  tx: Db,
  { record, version }: StoredProduct,
  at: Date,
): Promise<boolean> => {
  const latest = await findLatestApproval(tx, publicationOf(record.id));
  if (latest?.state !== 'APPROVED') return false;
  const approved = storedIn(latest);
  return approved.version === version && approved.at !== null && +new Date(approved.at) === +at;
};
