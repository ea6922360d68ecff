import { nextRefundState } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderName, RefundNotification } from './payment-provider.ts';
import { findRefund, getRefundSource, pollRefundNow, type RefundRecord } from './refund-repository.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * What became of a notification about a refund. `refunded`: money has come back; `repeat`: that was known; `noted`: it
 * failed, and the job that asks for it says so; `anomaly`: it does not match the ledger; `unknown`: we never asked for it.
 */
export interface RefundOutcome {
  readonly outcome: 'refunded' | 'repeat' | 'noted' | 'anomaly' | 'unknown';
  readonly detail?: string;
}

const findMismatch = async (
  tx: Db,
  refund: RefundRecord,
  provider: ProviderName,
  notification: RefundNotification,
): Promise<string | undefined> => {
  const source = await getRefundSource(tx, refund);
  if (source.provider !== provider) return `belongs to ${source.provider}`;
  if (source.paymentNo !== notification.paymentNo) return `is of payment ${source.paymentNo}`;
  if (refund.amount !== notification.amount)
    return `asked for ${refund.amount} fen, told ${notification.amount}`;
  const known = refund.state === 'SUCCESS' || nextRefundState(refund.state, 'succeed') === 'SUCCESS';
  return known ? undefined : `was never sent: it is ${refund.state}`;
};

/**
 * Records what a verified notification says of a refund, in the caller's transaction. What does not match the ledger
 * moves nothing.
 */
export const settleNotifiedRefund = async (
  tx: Db,
  provider: ProviderName,
  notification: RefundNotification,
  deps: Pick<PaymentDeps, 'hooks' | 'now'>,
): Promise<RefundOutcome> => {
  const now = deps.now();
  const refund = await findRefund(tx, notification.refundNo);
  if (!refund) return { outcome: 'unknown', detail: `refund ${notification.refundNo}` };
  const why = await findMismatch(tx, refund, provider, notification);
  if (why) return { outcome: 'anomaly', detail: `refund ${notification.refundNo} ${why}` };
  if (notification.state === 'success')
    return { outcome: (await settleRefund(tx, refund, { ...deps, now })) ? 'refunded' : 'repeat' };
  await pollRefundNow(tx, refund.id, now);
  return { outcome: 'noted', detail: `refund ${notification.refundNo} failed` };
};
