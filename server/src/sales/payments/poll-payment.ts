import { mapWithConcurrency } from '#src/platform/jobs/index.ts';
import { findOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type PaymentProvider, ProviderError, ProviderRefusal, type Trade } from './payment-provider.ts';
import { findCollection } from './payment-purpose.ts';
import { claimDuePayments, closePayment, type PaymentRecord, schedulePoll } from './payment-repository.ts';
import { lastPollAt, nextPollAfterError, nextPollAt, unansweredHoldMs } from './payment-schedule.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

/** Small enough that a batch finishes within its lease, even if every request times out. */
const batchSize = 20;

const isOpen = ({ state }: PaymentRecord): boolean => state === 'CREATED' || state === 'WAITING';

const providerOf = ({ providers }: PaymentDeps, { provider }: PaymentRecord): PaymentProvider => {
  const found = providers.get(provider as PaymentProvider['name']);
  if (!found) throw new Error(`payment provider ${provider} is not set up`);
  return found;
};

/** Logs an anomaly at error level, which raises an alert. */
export const alertAnomaly = ({ log }: PaymentDeps, about: object, { outcome, detail }: Settlement): void => {
  if (outcome === 'anomaly' || outcome === 'unknown')
    log.error({ ...about, outcome, detail }, 'payment does not match the ledger');
};

const settle = async (deps: PaymentDeps, payment: PaymentRecord, trade: Trade): Promise<void> => {
  const { paymentNo } = payment;
  const { tradeNo, amount } = trade;
  if (tradeNo === undefined || amount === undefined) throw new Error(`a paid trade without number or amount`);
  const proof = { provider: providerOf(deps, payment).name, paymentNo, tradeNo, amount };
  const settled = await deps.db.transaction((tx) => settlePayment(tx, proof, deps));
  alertAnomaly(deps, proof, settled);
};

const queryTrade = (deps: PaymentDeps, payment: PaymentRecord): Promise<Trade> =>
  providerOf(deps, payment).query(payment.paymentNo, payment.reference ?? undefined);

/** Closes a trade at the provider; when refused because it was just paid, returns the paid trade. */
const closeTrade = async (deps: PaymentDeps, payment: PaymentRecord): Promise<Trade> => {
  const provider = providerOf(deps, payment);
  try {
    await provider.close(payment.paymentNo, payment.reference ?? undefined);
    return { state: 'closed' };
  } catch (error) {
    const trade = error instanceof ProviderRefusal ? await queryTrade(deps, payment) : undefined;
    if (trade?.state === 'success') return trade;
    throw error;
  }
};

/** Ends an offer. An unscanned QR code can be paid until it expires, so it is polled again then. */
const endOffer = async (deps: PaymentDeps, payment: PaymentRecord, found: Trade): Promise<void> => {
  const trade = found.state === 'waiting' ? await closeTrade(deps, payment) : found;
  if (trade.state === 'success') return settle(deps, payment, trade);
  const now = deps.now();
  const nothingMore = trade.state === 'closed' || now >= lastPollAt(payment.expiresAt);
  const last = nothingMore ? null : lastPollAt(payment.expiresAt);
  if (isOpen(payment)) await closePayment(deps.db, payment.id, last, now);
  else await schedulePoll(deps.db, payment.id, last);
};

/** Until when a payment is collected; undefined when its order, change or balance is not unpaid any more. */
const collectedUntil = async (
  { db, now }: PaymentDeps,
  order: OrderRecord,
  { changeId, balance, amount, expiresAt }: PaymentRecord,
): Promise<Date | undefined> => {
  const due = await findCollection(db, order, now());
  if (due?.changeId !== changeId || due.balance !== balance) return undefined;
  if (!balance) return due.expiresAt;
  return due.amount === amount ? lastPollAt(expiresAt) : undefined;
};

interface Poll {
  readonly payment: PaymentRecord;
  readonly order: OrderRecord;
  readonly ending: boolean;
  readonly until: Date | undefined;
}

const pollOnce = async (deps: PaymentDeps, { payment, ending, until }: Poll): Promise<void> => {
  const trade = await queryTrade(deps, payment);
  if (trade.state === 'success') return settle(deps, payment, trade);
  const now = deps.now();
  if (ending || trade.state === 'closed' || !isOpen(payment) || !until || now >= until)
    return endOffer(deps, payment, trade);
  const next = nextPollAt({ startedAt: payment.createdAt, orderExpiresAt: until, now });
  await schedulePoll(deps.db, payment.id, next);
};

/**
 * After an error: schedules the next poll. The hold ends after 15 minutes; a cancellation closes the payment
 * at once.
 */
const pollLater = async (deps: PaymentDeps, { payment, order, ending, until }: Poll): Promise<void> => {
  const now = deps.now();
  const next = nextPollAfterError(payment.queries, now);
  const over = now.getTime() > (until ?? order.expiresAt).getTime() + unansweredHoldMs;
  if (isOpen(payment) && (ending || over)) await closePayment(deps.db, payment.id, next, now);
  else await schedulePoll(deps.db, payment.id, next);
};

/**
 * Polls a payment at the provider: settles a paid trade, closes one whose order or change is no longer unpaid, else
 * schedules the next poll. `ending` closes an open one in any case. An error changes no money: it is logged
 * and retried.
 */
export const pollPayment = async (
  deps: PaymentDeps,
  payment: PaymentRecord,
  { ending = false } = {},
): Promise<void> => {
  const order = await findOrder(deps.db, payment.orderId);
  if (!order) throw new Error(`payment ${payment.paymentNo} lost its order`);
  const until = await collectedUntil(deps, order, payment);
  try {
    await pollOnce(deps, { payment, order, ending, until });
  } catch (error) {
    const level = error instanceof ProviderError && !(error instanceof ProviderRefusal) ? 'warn' : 'error';
    deps.log[level]({ err: error, paymentNo: payment.paymentNo }, 'payment could not be polled');
    await pollLater(deps, { payment, order, ending, until });
  }
};

/** Polls every payment due by now; returns how many. Safe to run on several replicas, and after a restart. */
export const pollDuePayments = async (deps: PaymentDeps): Promise<number> => {
  const due = deps.now();
  for (let asked = 0; ; ) {
    const some = await claimDuePayments(deps.db, due, deps.now(), batchSize);
    await mapWithConcurrency(some, (payment) => pollPayment(deps, payment));
    asked += some.length;
    if (some.length < batchSize) return asked;
  }
};
