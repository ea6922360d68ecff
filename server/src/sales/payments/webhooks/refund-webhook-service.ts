import { nextRefundState } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { ProviderName, RefundNotification } from '../payment-provider.ts';
import {
  findRefund,
  getRefundSource,
  pollRefundNow,
  type RefundRecord,
} from '../refunds/refund-repository.ts';
import { settleRefund } from '../refunds/settle-refund.ts';

/**
 * The outcome of a refund webhook. `refunded`: the refund succeeded; `repeat`: it already had; `noted`: it
 * failed, and the polling job raises the alert; `anomaly`: it does not match the ledger; `unknown`: not our
 * refund.
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
  if (refund.state === 'SUCCESS' && notification.state === 'failed') return 'failed after it had succeeded';
  const known = refund.state === 'SUCCESS' || nextRefundState(refund.state, 'succeed') === 'SUCCESS';
  return known ? undefined : `was never sent: it is ${refund.state}`;
};

/**
 * Records a verified refund webhook in the caller's transaction. One that does not match the ledger changes
 * nothing.
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
