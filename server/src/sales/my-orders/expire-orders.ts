import { inParallel } from '#src/platform/jobs/index.ts';
import { lockExpiredOrders } from '#src/sales/orders/index.ts';
import { claimExpiredPayments, type PaymentDeps, pollPayment } from '#src/sales/payments/index.ts';
import { closeOrders } from './close-orders.ts';

const batchSize = 100;
/** All of them are asked about within the minute that they are taken for, also when nobody answers. */
const paymentBatchSize = 20;

/** Asks the provider once about every open payment of orders whose time is over: paid ones are kept, the others ended. */
const endExpiredPayments = async (deps: PaymentDeps): Promise<void> => {
  const due = deps.now();
  for (;;) {
    const claimed = await claimExpiredPayments(deps.database.db, due, deps.now(), paymentBatchSize);
    await inParallel(claimed, (payment) => pollPayment(deps, payment));
    if (claimed.length < paymentBatchSize) return;
  }
};

const closeBatch = ({ database: { db }, now }: PaymentDeps): Promise<number> =>
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
 * Closes unpaid orders whose time is over and frees their stock, each once, however many sweep at the same time. An
 * order whose provider does not answer waits up to 15 minutes, and no other waits for it. Returns how many this sweep
 * closed.
 */
export const expireOrders = async (deps: PaymentDeps): Promise<number> => {
  const settled = await closeExpired(deps);
  await endExpiredPayments(deps);
  return settled + (await closeExpired(deps));
};
