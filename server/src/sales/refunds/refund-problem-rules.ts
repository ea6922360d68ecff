import type { RefundProblem } from '@portal/shared/contract';
import type { RefundRecord } from '#src/sales/payments/index.ts';

/** What providers call a refund that they ended unpaid, and one that the buyer's card did not take. */
export const failureCodes = { closed: 'REFUND_CLOSED', abnormal: 'REFUND_ABNORMAL' } as const;

/** Why a refund does not come to its end by itself; null when nothing is known against it. */
export const problemOf = ({
  state,
  failureCode,
}: Pick<RefundRecord, 'state' | 'failureCode'>): RefundProblem | null => {
  if (failureCode === null || (state !== 'FAILED' && state !== 'PROCESSING')) return null;
  if (failureCode === failureCodes.closed) return 'closed';
  return failureCode === failureCodes.abnormal ? 'abnormal' : 'refused';
};
