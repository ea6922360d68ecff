import type { AdminRefund, AdminRefundDetail, CallData, RefundRejection } from '@portal/shared/contract';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { type Member, notFound, requireDayOrder } from '#src/platform/errors/index.ts';
import { type RefundDeed, refundBar, rejectionNeedsSecond } from '#src/sales/payments/index.ts';
import {
  type AdminRefundRow,
  countRefundRows,
  findRefundRow,
  listRefundEvents,
  listRefundRows,
  matchFilters,
  maxCounted,
  type RefundQuery,
} from './refund-admin-repository.ts';
import { peopleOf } from './refund-duty.ts';
import { problemOf } from './refund-problem-rules.ts';
import { toRefundRow } from './refund-view.ts';

type Needs = Pick<Deps, 'db'>;

/** Who reads, and the rows they reach. */
interface Reader {
  readonly member: Member;
  readonly scope: DataScope;
}

const barsOf = ({ refund, order }: AdminRefundRow, reader: number): AdminRefund['bars'] => {
  const barOf = (deed: RefundDeed) => refundBar(deed, reader, peopleOf(order, refund));
  return { approve: barOf('approve'), reject: barOf('reject'), transfer: barOf('transfer') };
};

const toRejection = (
  { rejection, rejecter, order }: AdminRefundRow,
  reader: number,
): RefundRejection | null => {
  if (!rejection) return null;
  const { reason, createdAt, proposedBy } = rejection;
  const proposed = reader === proposedBy ? 'proposed' : null;
  const bar = reader === order.userId ? 'bought' : proposed;
  return { proposedBy: rejecter ?? '', reason, createdAt: createdAt.toISOString(), bar };
};

const toAdminRefund = (row: AdminRefundRow, reader: number): AdminRefund => {
  const { refund, order, payment, decider, principal, proposer } = row;
  return {
    ...toRefundRow(refund, order),
    scope: refund.scope,
    fee: refund.fee,
    provider: payment.provider,
    problem: problemOf(refund),
    attempts: refund.attempts,
    lastError: refund.lastError,
    proposedBy: proposer,
    bars: barsOf(row, reader),
    rejectionNeedsSecond: rejectionNeedsSecond(reader, refund),
    rejection: toRejection(row, reader),
    decidedBy: decider,
    decidedFor: principal,
    decidedAt: refund.decidedAt?.toISOString() ?? null,
    succeededAt: refund.succeededAt?.toISOString() ?? null,
    replacedBy: refund.replacedBy,
    transferReference: refund.transferReference,
  };
};

/** Refunds for finance, latest first. Throws 400 on `to` for a reversed range of days. */
export const listAdminRefunds = async (
  { db }: Needs,
  { member: reader, scope }: Reader,
  query: RefundQuery,
): Promise<CallData<'GET /api/v1/refunds'>> => {
  const { from, to, pageNum = 1, pageSize = 10 } = query;
  requireDayOrder(from, to);
  const which = await matchFilters(db, query, scope);
  const offset = (pageNum - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, maxCounted - offset));
  const rows = limit === 0 ? [] : await listRefundRows(db, which, { limit, offset });
  return {
    list: rows.map((row) => toAdminRefund(row, reader.userId)),
    total: await countRefundRows(db, which),
  };
};

/** A refund with the facts for a decision. Throws 404. */
export const getAdminRefund = async (
  { db }: Needs,
  reader: Member,
  refundNo: string,
): Promise<AdminRefundDetail> => {
  const row = await findRefundRow(db, refundNo);
  if (!row) throw notFound();
  const { order, payment } = row;
  const { state, fulfilment, travelDay, amount, paidAmount, refundedAmount, paidAt } = order;
  const deeds = await listRefundEvents(db, refundNo, order.orderNo);
  return {
    ...toAdminRefund(row, reader.userId),
    order: {
      ...{ state, fulfilment, travelDay, amount, paidAmount, refundedAmount },
      paidAt: paidAt?.toISOString() ?? null,
    },
    paymentNo: payment.paymentNo,
    tradeNo: payment.tradeNo,
    refundTiers: [...order.snapshot.refundTiers],
    terms: [...order.snapshot.terms],
    deeds: deeds.map(({ at, ...deed }) => ({ at: at.toISOString(), ...deed })),
  };
};
