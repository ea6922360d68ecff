import { nextRefundState } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { lockOrder } from '#src/sales/orders/index.ts';
import {
  insertRefund,
  lockRefund,
  type PaymentDeps,
  pollRefundNow,
  type RefundRecord,
  type StaffDeed,
  settleRefund,
  subtractFromRefundTotal,
  updateRefund,
} from '#src/sales/payments/index.ts';
import { notFailed, onlyByTransfer, pollFailedRefund } from './poll-failed-refund.ts';
import { requirePermitted } from './refund-duty.ts';
import { requireRefundFactor } from './require-refund-factor.ts';

/** Locks a failed refund after its order, unless it was claimed since its provider was polled. */
const lockFailed = async (
  tx: Db,
  { orderId, refundNo, attempts }: RefundRecord,
  by: StaffDeed,
): Promise<RefundRecord> => {
  const order = await lockOrder(tx, orderId);
  const refund = await lockRefund(tx, refundNo);
  if (!order || refund?.state !== 'FAILED' || refund.attempts !== attempts) throw notFailed();
  requirePermitted(by, order, refund);
  return refund;
};

/** Updates a locked failed refund; the statement repeats who is excluded from it. */
const updateFailed = async (
  tx: Db,
  refund: RefundRecord,
  change: Parameters<typeof updateRefund>[2],
  { by, now }: { readonly by: StaffDeed; readonly now: Date },
): Promise<void> => {
  if (!(await updateRefund(tx, refund, change, now, by))) throw notFailed();
};

/** The decision stays that of the refund it replaces: its decider must not record the transfer of this one either. */
const replace = async (tx: Db, old: RefundRecord, by: Member, now: Date): Promise<string> => {
  const state = nextRefundState(old.state, 'replace');
  if (!state) throw new Error(`a refund ${old.state} cannot be replaced`);
  const refundNo = newNumber('R', now);
  const sent = { by: { deed: 'retry', actor: by.userId }, now } as const;
  await updateFailed(tx, old, { state, replacedBy: refundNo, nextTryAt: null }, sent);
  await subtractFromRefundTotal(tx, old);
  const { orderId, paymentId, scope, amount, fee, reason, orderState } = old;
  const { proposedBy, secondPerson, decidedBy, decidedAt } = old;
  await insertRefund(tx, {
    ...{ refundNo, orderId, paymentId, scope, amount, fee, reason, orderState },
    ...{ proposedBy, secondPerson, decidedBy, decidedAt },
    ...{ state: 'APPROVED', nextTryAt: now },
    ...{ createdAt: now, updatedAt: now },
  });
  return refundNo;
};

/**
 * Retries a failed refund. One closed by the provider is replaced by a refund with a new number, since a
 * closed number cannot be reused; one the provider never accepted keeps its number. Returns the number.
 * Throws HttpError: 404, A0233 for its buyer and, above the limit, its proposer, A0513 unless it failed or when only a
 * bank transfer can help, 503 when the provider does not respond.
 */
export const retryRefund = async (
  deps: PaymentDeps,
  by: Member,
  refundNo: string,
): Promise<{ refundNo: string }> => {
  const deed = { deed: 'retry', actor: by.userId } as const;
  const { refund: asked, standing } = await pollFailedRefund(deps, refundNo, deed);
  if (standing === 'abnormal') throw onlyByTransfer();
  return deps.db.transaction(async (tx) => {
    const old = await lockFailed(tx, asked, deed);
    const now = deps.now();
    const sent = standing === 'closed' ? await replace(tx, old, by, now) : refundNo;
    if (sent === refundNo) await pollRefundNow(tx, old.id, now);
    await recordChange(tx, {
      actor: by,
      action: 'retry',
      subject: 'refund',
      subjectId: refundNo,
      before: { state: old.state, failureCode: old.failureCode },
      after: { sentAs: sent },
    });
    return { refundNo: sent };
  });
};

/**
 * Completes a failed refund by bank transfer. Throws HttpError: 404, an invalid field for another amount,
 * A0233 for its buyer and, above the limit, its proposer and decider, A0243 above the limit of the
 * second factor, A0513 unless it failed, 503 when the provider does not respond.
 */
export const refundByTransfer = async (
  deps: PaymentDeps,
  by: Member,
  { refundNo, reference, amount }: { refundNo: string; reference: string; amount: number },
): Promise<void> => {
  requireRefundFactor(deps.env, by, amount);
  const transferReference = reference.trim();
  if (transferReference.length < 4)
    throw invalidField('reference', '请填写银行流水号', 'Give the reference of the transfer');
  const deed = { deed: 'transfer', actor: by.userId } as const;
  const { refund: asked } = await pollFailedRefund(deps, refundNo, deed);
  if (asked.amount !== amount)
    throw invalidField('amount', '金额必须与退款金额一致', 'The amount has to be that of the refund');
  await deps.db.transaction(async (tx) => {
    const old = await lockFailed(tx, asked, deed);
    const now = deps.now();
    await updateFailed(tx, old, { transferReference }, { by: deed, now });
    await settleRefund(tx, old, { ...deps, now });
    await recordChange(tx, {
      actor: by,
      action: 'transfer',
      subject: 'refund',
      subjectId: refundNo,
      before: { state: old.state, failureCode: old.failureCode },
      after: { state: 'SUCCESS', amount, reference: transferReference },
    });
  });
};
