import { inParallel } from '#src/platform/jobs/index.ts';
import { findOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type PaymentProvider, ProviderError, ProviderRefusal, type Trade } from './payment-provider.ts';
import { claimDuePayments, closePayment, type PaymentRecord, schedulePoll } from './payment-repository.ts';
import { lastPollAt, nextPollAfterError, nextPollAt, unansweredHoldMs } from './payment-schedule.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

/** So many at once are all answered, or given up, before whoever took them has lost them again. */
const batchSize = 20;

const isOpen = ({ state }: PaymentRecord): boolean => state === 'CREATED' || state === 'WAITING';

const providerOf = ({ providers }: PaymentDeps, { provider }: PaymentRecord): PaymentProvider => {
  const found = providers.get(provider as PaymentProvider['name']);
  if (!found) throw new Error(`payment provider ${provider} is not set up`);
  return found;
};

/** Puts what does not fit before somebody's eyes. */
export const alertAnomaly = ({ log }: PaymentDeps, about: object, { outcome, detail }: Settlement): void => {
  if (outcome === 'anomaly' || outcome === 'unknown')
    log.error({ ...about, outcome, detail }, 'payment does not match the ledger');
};

const settle = async (deps: PaymentDeps, payment: PaymentRecord, trade: Trade): Promise<void> => {
  const { paymentNo } = payment;
  const { tradeNo, amount } = trade;
  if (tradeNo === undefined || amount === undefined) throw new Error(`a paid trade without number or amount`);
  const proof = { provider: providerOf(deps, payment).name, paymentNo, tradeNo, amount };
  const settled = await deps.database.db.transaction((tx) => settlePayment(tx, proof, deps));
  alertAnomaly(deps, proof, settled);
};

/** Closes a trade at the provider; when it refuses because it has just been paid, gives the paid trade. */
const closeTrade = async (deps: PaymentDeps, payment: PaymentRecord): Promise<Trade> => {
  const provider = providerOf(deps, payment);
  try {
    await provider.close(payment.paymentNo);
    return { state: 'closed' };
  } catch (error) {
    const trade = error instanceof ProviderRefusal ? await provider.query(payment.paymentNo) : undefined;
    if (trade?.state === 'success') return trade;
    throw error;
  }
};

/** Ends an offer. A code that was not scanned stays payable at the provider until its time, so it is asked for then. */
const endOffer = async (deps: PaymentDeps, payment: PaymentRecord, found: Trade): Promise<void> => {
  const trade = found.state === 'waiting' ? await closeTrade(deps, payment) : found;
  if (trade.state === 'success') return settle(deps, payment, trade);
  const now = deps.now();
  const nothingMore = trade.state === 'closed' || now >= lastPollAt(payment.expiresAt);
  const last = nothingMore ? null : lastPollAt(payment.expiresAt);
  if (isOpen(payment)) await closePayment(deps.database.db, payment.id, last, now);
  else await schedulePoll(deps.database.db, payment.id, last);
};

const isCollecting = (order: OrderRecord, payment: PaymentRecord, now: Date): boolean =>
  isOpen(payment) && order.state === 'PENDING_PAYMENT' && now < order.expiresAt;

const pollOnce = async (
  deps: PaymentDeps,
  { payment, order, ending }: { payment: PaymentRecord; order: OrderRecord; ending: boolean },
): Promise<void> => {
  const trade = await providerOf(deps, payment).query(payment.paymentNo);
  if (trade.state === 'success') return settle(deps, payment, trade);
  const now = deps.now();
  if (ending || trade.state === 'closed' || !isCollecting(order, payment, now))
    return endOffer(deps, payment, trade);
  const next = nextPollAt({ startedAt: payment.createdAt, orderExpiresAt: order.expiresAt, now });
  await schedulePoll(deps.database.db, payment.id, next);
};

/** No answer: ask again later. Stock does not wait for ever, and an ending that the buyer wants does not wait at all. */
const pollLater = async (
  deps: PaymentDeps,
  { payment, order, ending }: { payment: PaymentRecord; order: OrderRecord; ending: boolean },
): Promise<void> => {
  const now = deps.now();
  const next = nextPollAfterError(payment.queries, now);
  const over = now.getTime() > order.expiresAt.getTime() + unansweredHoldMs;
  if (isOpen(payment) && (ending || over)) await closePayment(deps.database.db, payment.id, next, now);
  else await schedulePoll(deps.database.db, payment.id, next);
};

/**
 * Asks the provider how a payment stands and acts on it: settles what is paid, ends what nobody collects for any more,
 * else plans the next question. `ending` ends an open one in any case. A provider without an answer changes no money:
 * it is logged and asked again.
 */
export const pollPayment = async (
  deps: PaymentDeps,
  payment: PaymentRecord,
  { ending = false } = {},
): Promise<void> => {
  const order = await findOrder(deps.database.db, payment.orderId);
  if (!order) throw new Error(`payment ${payment.paymentNo} lost its order`);
  try {
    await pollOnce(deps, { payment, order, ending });
  } catch (error) {
    const level = error instanceof ProviderError && !(error instanceof ProviderRefusal) ? 'warn' : 'error';
    deps.log[level]({ err: error, paymentNo: payment.paymentNo }, 'payment could not be polled');
    await pollLater(deps, { payment, order, ending });
  }
};

/** Asks for every payment that is due by now; returns how many. Run by any number of replicas, also after a restart. */
export const pollDuePayments = async (deps: PaymentDeps): Promise<number> => {
  const due = deps.now();
  for (let asked = 0; ; ) {
    const some = await claimDuePayments(deps.database.db, due, deps.now(), batchSize);
    await inParallel(some, (payment) => pollPayment(deps, payment));
    asked += some.length;
    if (some.length < batchSize) return asked;
  }
};
