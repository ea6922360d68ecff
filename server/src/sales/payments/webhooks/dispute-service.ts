import type { Db } from '#src/platform/database/index.ts';
import type { DisputeNotification, ProviderName } from '../payment-provider.ts';
import { findByTrade, lockWithOrder } from '../payment-repository.ts';
import { hasPaymentEvent } from './payment-event-repository.ts';

/**
 * The outcome of a dispute: `dispute`: finance has to answer it at the provider; `repeat`: it is recorded already;
 * `unknown`: no payment of ours.
 */
export interface DisputeOutcome {
  readonly outcome: 'dispute' | 'repeat' | 'unknown';
  readonly detail: string;
  readonly paymentNo?: string;
}

/** Finds the payment of a dispute in the caller's transaction, and out whether finance has it already. */
export const recordDispute = async (
  tx: Db,
  provider: ProviderName,
  { notificationId, tradeNo, detail }: DisputeNotification,
): Promise<DisputeOutcome> => {
  const payment = await findByTrade(tx, provider, tradeNo);
  if (!payment) return { outcome: 'unknown', detail };
  const { paymentNo } = payment;
  await lockWithOrder(tx, paymentNo);
  const known = await hasPaymentEvent(tx, { provider, paymentNo, notificationId });
  return { outcome: known ? 'repeat' : 'dispute', detail, paymentNo };
};
