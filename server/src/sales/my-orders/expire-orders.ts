import { mapWithConcurrency } from '#src/platform/jobs/index.ts';
import { lockExpiredOrders } from '#src/sales/orders/index.ts';
import { claimExpiredPayments, type PaymentDeps, pollPayment } from '#src/sales/payments/index.ts';
import { closeOrders } from './close-orders.ts';

const batchSize = 100;
/** Small enough that a batch finishes within its lease of one minute, even if every request times out. */
const paymentBatchSize = 20;

/** Queries the provider once for every open payment of expired orders: paid ones stay, the others close. */
const endExpiredPayments = async (deps: PaymentDeps): Promise<void> => {
  const due = deps.now();
  for (;;) {
    const claimed = await claimExpiredPayments(deps.db, due, deps.now(), paymentBatchSize);
    await mapWithConcurrency(claimed, (payment) => pollPayment(deps, payment));
    if (claimed.length < paymentBatchSize) return;
  }
};

const closeBatch = ({ db, now }: PaymentDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const at = now();
    const expired = await lockExpiredOrders(tx, at, batchSize);
    if (expired.length > 0) await closeOrders(tx, expired, { event: 'expire', actor: 'system', now: at });
    return expired.length;
  });

const closeExpired = async (deps: PaymentDeps): Promise<number> => {
  for (let closed = 0; ; ) {
    const done = await closeBatch(deps);
    closed += done;
    if (done < batchSize) return closed;
  }
};

/**
 * Closes expired unpaid orders and releases their stock, each once, also with concurrent runs. An order whose
 * provider does not respond is kept for up to 15 minutes, without delaying others. Returns the number of
 * closed orders.
 */
export const expireOrders = async (deps: PaymentDeps): Promise<number> => {
  const settled = await closeExpired(deps);
  await endExpiredPayments(deps);
  return settled + (await closeExpired(deps));
};
