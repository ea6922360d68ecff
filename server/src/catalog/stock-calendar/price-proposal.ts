import type { CalendarEdit, PriceProposal } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { requestTime } from '#src/catalog/products/index.ts';
import {
  type ApprovalRecord,
  alreadyDecided,
  approveProposal,
  declineProposal,
  findOpenApproval,
  insertApproval,
  lockOpenApproval,
  onBehalfOf,
  proposedAlready,
} from '#src/platform/approvals/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Decider, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, invalidField, type Member } from '#src/platform/errors/index.ts';
import { readSettings } from '#src/platform/settings/index.ts';
import { applyPlan } from './apply-plan.ts';
import { refusedDays } from './calendar-faults.ts';
import { lockCalendar, lockRows } from './calendar-repository.ts';
import { requireEditable } from './edit-request.ts';
import type { Plan } from './plan-edit.ts';
import { getProduct, planOn } from './plan-on.ts';
import { largestMove } from './price-move.ts';

/** The permission to decide on proposals about products. */
const approver = ['biz:approval:product'];

/** A proposed edit as it is stored, with the version of the days that it was made for, and the name of its proposer. */
interface StoredProposal {
  readonly edit: CalendarEdit;
  readonly percent: number;
  readonly proposer: string;
}

const pricesOf = (productId: number) => ({ kind: 'prices', productId }) as const;

const storedIn = ({ proposal }: Pick<ApprovalRecord, 'proposal'>): StoredProposal =>
  proposal as StoredProposal;

/** The largest price move of a plan in whole percent, rounded up, when it needs a second person; else null. */
export const percentToApprove = async (
  db: Db,
  env: Deps['env'],
  { status }: { readonly status: string },
  { changes }: Plan,
): Promise<number | null> => {
  const { priceChangePercent: limit } = await readSettings(db, env);
  const percent = largestMove(changes);
  return limit > 0 && status !== 'draft' && percent > limit ? Math.ceil(percent) : null;
};

interface PricesToPropose extends Omit<StoredProposal, 'proposer'> {
  readonly member: Member;
  readonly now: Date;
}

/** Stores an edit as a proposal. Throws for a missing reason, and A0513 when prices are proposed already. */
export const proposePrices = async (
  tx: Db,
  id: number,
  { member, edit, percent, now }: PricesToPropose,
): Promise<void> => {
  const reason = edit.reason?.trim();
  if (!reason)
    throw invalidField(
      'reason',
      '调价超出限额，请填写原因',
      'This price change needs approval: give a reason',
    );
  if (await lockOpenApproval(tx, pricesOf(id))) throw proposedAlready();
  const proposal: StoredProposal = { edit, percent, proposer: member.username };
  const written = { reason, proposedBy: member.userId, createdAt: now, proposal };
  await insertApproval(tx, { ...pricesOf(id), ...written });
  const after = { reason, percent, days: edit.days, prices: edit.edit };
  await recordChange(tx, {
    ...{ actor: member, action: 'proposePrices', subject: 'product', subjectId: id, after },
  });
};

/** The proposed prices of a product as its calendar shows them; null without any. */
export const findPriceProposal = async (
  db: Db,
  { userId }: Member,
  id: number,
): Promise<PriceProposal | null> => {
  const open = await findOpenApproval(db, pricesOf(id));
  if (!open) return null;
  const { reason, createdAt, proposedBy } = open;
  const { proposer, percent } = storedIn(open);
  return {
    ...{ proposedBy: proposer, reason, percent },
    ...{ createdAt: createdAt.toISOString(), isOwn: proposedBy === userId },
  };
};

const lockProposal = async (tx: Db, id: number): Promise<ApprovalRecord> => {
  await lockCalendar(tx, id);
  const open = await lockOpenApproval(tx, pricesOf(id));
  if (!open) throw alreadyDecided();
  return open;
};

const changedSince = () =>
  conflict(
    errorCodes.changedMeanwhile,
    '提议之后价格或库存又有修改，不能同意；请不同意此提议，由提出人重新提交',
    'Prices or stock have changed since the proposal, so it cannot be approved. Decline it and ask for a new one',
  );

/**
 * Approves proposed prices and applies them, all or nothing. Throws 404, A0233 for their proposer and who represents them,
 * A0513 when they were decided already, A0514 when the days changed since, and like an edit for days that can no longer be
 * changed.
 */
export const approvePrices = (deps: Deps, decider: Decider, id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const open = await lockProposal(tx, id);
    const principal = await approveProposal(tx, decider, open, deps.now());
    const { edit, percent } = storedIn(open);
    requireEditable(await getProduct(tx, id), edit, requestTime(deps).today);
    const { plan, version } = await planOn(tx, edit, lockRows);
    if (version !== edit.version) throw changedSince();
    if (plan.refused.length > 0) throw refusedDays(plan.refused);
    const after = { reason: open.reason, percent, ...onBehalfOf(principal) };
    await recordChange(tx, {
      ...{ actor: decider, action: 'approvePrices', subject: 'product', subjectId: id, after },
    });
    await applyPlan(tx, { actor: decider, action: edit.edit.action, productId: id, plan });
  });

/**
 * Declines proposed prices, or withdraws them as their proposer. Throws 404, 403 for others without the permission to
 * approve, A0513 when they were decided already.
 */
export const declinePrices = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  decider: Decider,
  id: number,
  reason: string | undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    const open = await lockProposal(tx, id);
    const declining = { anyOf: approver, reason, now: now() };
    const { isOwn, principal } = await declineProposal(tx, decider, open, declining);
    await recordChange(tx, {
      ...{ actor: decider, action: isOwn ? 'withdrawPrices' : 'declinePrices' },
      ...{ subject: 'product', subjectId: id },
      after: { reason: reason ?? open.reason, ...onBehalfOf(principal) },
    });
  });
