import { addDays, balanceEnd, balanceGraceDays, dayOf, quoteOrderRefund } from '@portal/shared/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import {
  listMissedBalances,
  lockMissedBalance,
  type OrderRecord,
  recordOrderEvents,
} from '#src/sales/orders/index.ts';
import { lockPayments } from '#src/sales/payments/index.ts';
import { getRefundFacts, releaseRefund, requestRefund } from '#src/sales/refunds/index.ts';

/** Dependencies of the job. `log` at error level raises an alert. */
interface CancelDeps extends Pick<Deps, 'db' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const batchSize = 100;

const reason = '尾款逾期未付，订单取消 Balance not paid in time';

/** Balances that were due before this day are past their grace period. */
const missedBefore = (now: Date): string => addDays(dayOf(now), -balanceGraceDays);

/** Refunds the deposit less the fee of the day on which the order has to be cancelled, also when the job runs later. */
const cancel = async (tx: Db, order: OrderRecord, now: Date): Promise<void> => {
  const { orderNo, state, balanceDueOn } = order;
  if (balanceDueOn === null) throw new Error(`order ${orderNo} has no balance`);
  await lockPayments(tx, order.id);
  const { why, fee, refund } = quoteOrderRefund(await getRefundFacts(tx, order), balanceEnd(balanceDueOn));
  if (why) throw new Error(`the deposit of order ${orderNo} cannot be refunded: ${why}`);
  const after = { state, amount: refund, at: now.toISOString() };
  const happened = { orderNo, event: 'missBalance', actor: 'system', before: state, after } as const;
  await recordOrderEvents(tx, [happened], [order]);
  const by = { actor: 'system', reason, now } as const;
  const asked = await requestRefund(tx, order, { scope: 'whole', amount: refund, fee }, by);
  await releaseRefund(tx, asked, { ...by, decidedBy: null });
};

const cancelOne = async ({ db, now, log }: CancelDeps, id: number): Promise<boolean> => {
  try {
    return await db.transaction(async (tx) => {
      const at = now();
      const order = await lockMissedBalance(tx, missedBefore(at), id);
      if (order) await cancel(tx, order, at);
      return order !== undefined;
    });
  } catch (err) {
    log.error({ err, orderId: id }, 'an order with a missed balance could not be cancelled');
    return false;
  }
};

/**
 * Cancels the orders whose balance was not paid by the end of its grace period, each in one transaction: its deposit is
 * refunded less the fee of its terms, and its seats are returned with the refund. Returns how many. Safe to run on
 * several replicas.
 */
export const cancelMissedBalances = async (deps: CancelDeps): Promise<number> => {
  let cancelled = 0;
  for (let after = 0; ; ) {
    const some = await listMissedBalances(deps.db, missedBefore(deps.now()), after, batchSize);
    for (const id of some) if (await cancelOne(deps, id)) cancelled += 1;
    if (some.length < batchSize) return cancelled;
    after = some.at(-1) ?? after;
  }
};
