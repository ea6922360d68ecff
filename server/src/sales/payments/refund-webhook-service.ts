import { nextRefundState } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderName, RefundNotification } from './payment-provider.ts';
import { findRefund, getRefundSource, pollRefundNow, type RefundRecord } from './refund-repository.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * What became of a notification about a refund. `refunded`: money has come back; `repeat`: that was known; `noted`: it
 * failed, and the job that asks for it says so; `anomaly`: it does not fit our books; `unknown`: we never asked for it.
 */
export interface RefundOutcome {
  readonly outcome: 'refunded' | 'repeat' | 'noted' | 'anomaly' | 'unknown';
  readonly detail?: string;
}

const findMismatch = async (
  tx: Db,
  refund: RefundRecord,
  provider: ProviderName,
  notice: RefundNotification,
): Promise<string | undefined> => {
  const source = await getRefundSource(tx, refund);
  if (source.provider !== provider) return `belongs to ${source.provider}`;
  if (source.paymentNo !== notice.paymentNo) return `is of payment ${source.paymentNo}`;
  if (refund.amount !== notice.amount) return `asked for ${refund.amount} fen, told ${notice.amount}`;
  const known = refund.state === 'SUCCESS' || nextRefundState(refund.state, 'succeed') === 'SUCCESS';
  return known ? undefined : `was never sent: it is ${refund.state}`;
};

/**
 * Writes down what a verified notification says of a refund, in the caller's transaction. What does not fit our books
 * moves nothing.
 */
export const settleNotifiedRefund = async (
  tx: Db,
  provider: ProviderName,
  notice: RefundNotification,
  deps: Pick<PaymentDeps, 'hooks' | 'now'>,
): Promise<RefundOutcome> => {
  const now = deps.now();
  const refund = await findRefund(tx, notice.refundNo);
  if (!refund) return { outcome: 'unknown', detail: `refund ${notice.refundNo}` };
  const why = await findMismatch(tx, refund, provider, notice);
  if (why) return { outcome: 'anomaly', detail: `refund ${notice.refundNo} ${why}` };
  if (notice.state === 'success')
    return { outcome: (await settleRefund(tx, refund, { ...deps, now })) ? 'refunded' : 'repeat' };
  await pollRefundNow(tx, refund.id, now);
  return { outcome: 'noted', detail: `refund ${notice.refundNo} failed` };
};
