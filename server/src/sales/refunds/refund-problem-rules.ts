import type { RefundProblem } from '@portal/shared/contract';
import type { RefundRecord } from '#src/sales/payments/index.ts';

/** Our codes for a refund that the provider closed, and for one that the buyer's card did not accept. */
export const failureCodes = { closed: 'REFUND_CLOSED', abnormal: 'REFUND_ABNORMAL' } as const;

/** Why a refund is stuck; null without a known problem. */
export const problemOf = ({
  state,
  failureCode,
}: Pick<RefundRecord, 'state' | 'failureCode'>): RefundProblem | null => {
  if (failureCode === null || (state !== 'FAILED' && state !== 'PROCESSING')) return null;
  if (failureCode === failureCodes.closed) return 'closed';
  return failureCode === failureCodes.abnormal ? 'abnormal' : 'refused';
};
