import type { Db } from '#src/platform/database/index.ts';
import { mapWithConcurrency } from '#src/platform/jobs/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { type PaymentProvider, ProviderRefusal, type RefundState } from '../payment-provider.ts';
import type { PaymentRecord } from '../payment-repository.ts';
import { nextRefundPollAt, nextRefundRetryAt } from '../payment-schedule.ts';
import {
  claimDueRefunds,
  getRefundSource,
  insertRefund,
  type RefundRecord,
  type RefundSource,
  updateRefund,
} from './refund-repository.ts';
import { settleRefund } from './settle-refund.ts';

/** Small enough that a batch finishes within its lease, even if every request times out. */
const batchSize = 20;

interface ExcessPayment {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
  /** Fen. */
  readonly amount: number;
  readonly reason: string;
  readonly now: Date;
}

/** Records a refund of an excess payment in the caller's transaction; the job sends it. */
export const refundExcess = (tx: Db, { order, payment, amount, reason, now }: ExcessPayment) =>
  insertRefund(tx, {
    refundNo: newNumber('R', now),
    orderId: order.id,
    paymentId: payment.id,
    state: 'APPROVED',
    scope: 'excess',
    amount,
    reason,
    nextTryAt: now,
  });

/** A refund that was sent before is queried first; it is sent again only if the provider does not know it. */
const send = async (
  provider: PaymentProvider,
  { refundNo, amount, reason, attempts }: RefundRecord,
  { paymentNo, paid, ...source }: Pick<RefundSource, 'paymentNo' | 'paid' | 'tradeNo'>,
): Promise<RefundState> => {
  const tradeNo = source.tradeNo ?? undefined;
  const known = attempts > 1 ? await provider.queryRefund(paymentNo, refundNo, tradeNo) : 'absent';
  return known === 'absent' ? provider.refund({ paymentNo, tradeNo, paid, refundNo, amount, reason }) : known;
};

const postpone = async (deps: PaymentDeps, refund: RefundRecord, error: unknown): Promise<void> => {
  const refusal = error instanceof ProviderRefusal;
  const { refundNo, attempts } = refund;
  if (refusal) deps.log.error({ err: error, refundNo }, 'refund refused by the provider');
  else deps.log.warn({ err: error, refundNo }, 'refund without an answer');
  const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const nextTryAt = nextRefundRetryAt(attempts, deps.now());
  const state = refusal ? 'FAILED' : 'PROCESSING';
  const failure = refusal ? { failureCode: error.code } : {};
  await updateRefund(deps.db, refund, { state, lastError, nextTryAt, ...failure }, deps.now());
};

const sendRefund = async (deps: PaymentDeps, refund: RefundRecord): Promise<void> => {
  const { db } = deps.database;
  try {
    const source = await getRefundSource(db, refund);
    const name = source.provider;
    const provider = deps.providers.get(name as PaymentProvider['name']);
    if (!provider) throw new Error(`payment provider ${name} is not set up`);
    const state = await send(provider, refund, source);
    if (state === 'success') {
      await db.transaction((tx) => settleRefund(tx, refund, { ...deps, now: deps.now() }));
      return;
    }
    const nextTryAt = nextRefundPollAt(refund.attempts, deps.now());
    await updateRefund(db, refund, { nextTryAt, failureCode: null }, deps.now());
  } catch (error) {
    await postpone(deps, refund, error);
  }
};

/**
 * Sends every refund due by now, always under its own number; returns how many it claimed. Safe to run on
 * several replicas.
 */
export const sendDueRefunds = async (deps: PaymentDeps): Promise<number> => {
  const due = deps.now();
  for (let taken = 0; ; ) {
    const some = await claimDueRefunds(deps.db, due, deps.now(), batchSize);
    await mapWithConcurrency(some, (refund) => sendRefund(deps, refund));
    taken += some.length;
    if (some.length < batchSize) return taken;
  }
};
