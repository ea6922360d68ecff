import { call, queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useOpenRecord } from '#src/api/open-record.ts';
import { useChange } from '#src/api/use-change.ts';

const list = 'GET /api/v1/refunds';
const counts = 'GET /api/v1/refunds/counts';
const one = 'GET /api/v1/refunds/:refundNo';
const approve = 'POST /api/v1/refunds/:refundNo/approve';

/** How many refunds there are in each state. */
export const useRefundCounts = () => useQuery(queryOf(counts, {})).data;

/** A refund with what it is decided on. */
export const useRefund = (refundNo: string) => useOpenRecord(one, { params: { refundNo } });

/** The order of a refund shows its state. */
const orders = [
  'GET /api/v1/staff/orders',
  'GET /api/v1/staff/orders/counts',
  'GET /api/v1/staff/orders/:orderNo',
] as const;

const useRefundChange = <T, R>(change: (input: T) => Promise<R>) =>
  useChange([list, counts, one, ...orders], change, { alsoOnFailure: true });

const passes = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  );

/** Approves refunds one after another, each for itself; gives how many went through, and how many did not. */
export const useApproveRefunds = () =>
  useRefundChange(async (refundNos: readonly string[]) => {
    let done = 0;
    for (const refundNo of refundNos) if (await passes(call(approve, { params: { refundNo } }))) done += 1;
    return { done, failed: refundNos.length - done };
  });

export const useRejectRefund = (refundNo: string) =>
  useRefundChange((reason: string) =>
    call('POST /api/v1/refunds/:refundNo/reject', { params: { refundNo }, body: { reason } }),
  );

export const useRetryRefund = (refundNo: string) =>
  useRefundChange(() => call('POST /api/v1/refunds/:refundNo/retry', { params: { refundNo } }));

export const useTransferRefund = (refundNo: string) =>
  useRefundChange((body: { reference: string; amount: number }) =>
    call('POST /api/v1/refunds/:refundNo/transfer', { params: { refundNo }, body }),
  );

export const useConfirmRejection = (refundNo: string) =>
  useRefundChange(() => call('POST /api/v1/refunds/:refundNo/rejection/confirm', { params: { refundNo } }));

/** Declines a proposed rejection; its proposer withdraws it. */
export const useDeclineRejection = (refundNo: string) =>
  useRefundChange(() =>
    call('POST /api/v1/refunds/:refundNo/rejection/decline', { params: { refundNo }, body: {} }),
  );
