import type { CallData, DeskRefund, RefundDossier } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import { invalidField, notFound } from '#src/platform/errors/index.ts';
import {
  countDeskRows,
  type DeskRefundRow,
  findDeskRow,
  listDeskRows,
  listRefundDeeds,
  mostCounted,
  passing,
  type RefundQuery,
} from './desk-refund-queries.ts';
import { problemOf } from './refund-problem.ts';
import { shownRefund } from './refund-view.ts';

type Needs = Pick<Deps, 'database'>;

const shown = ({ refund, order, payment, decider }: DeskRefundRow): DeskRefund => ({
  ...shownRefund(refund, order),
  scope: refund.scope,
  fee: refund.fee,
  provider: payment.provider,
  problem: problemOf(refund),
  attempts: refund.attempts,
  lastError: refund.lastError,
  decidedBy: decider,
  decidedAt: refund.decidedAt?.toISOString() ?? null,
  succeededAt: refund.succeededAt?.toISOString() ?? null,
  replacedBy: refund.replacedBy,
  transferReference: refund.transferReference,
});

/** Refunds for finance, the latest first. Throws 400 on `to` when the days are the wrong way round. */
export const listDeskRefunds = async (
  { database: { db } }: Needs,
  query: RefundQuery,
): Promise<CallData<'GET /api/v1/refunds'>> => {
  const { from, to, pageNum = 1, pageSize = 10 } = query;
  if (from && to && to < from)
    throw invalidField('to', '结束日期不能早于开始日期', 'The last day must not come before the first');
  const which = await passing(db, query);
  const offset = (pageNum - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, mostCounted - offset));
  const rows = limit === 0 ? [] : await listDeskRows(db, which, { limit, offset });
  return { list: rows.map(shown), total: await countDeskRows(db, which) };
};

/** A refund with what it is decided on. Throws 404. */
export const getRefundDossier = async (
  { database: { db } }: Needs,
  refundNo: string,
): Promise<RefundDossier> => {
  const row = await findDeskRow(db, refundNo);
  if (!row) throw notFound();
  const { order, payment } = row;
  const { state, fulfilment, travelDay, amount, paidAmount, refundedAmount, paidAt } = order;
  const deeds = await listRefundDeeds(db, refundNo, order.orderNo);
  return {
    ...shown(row),
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
