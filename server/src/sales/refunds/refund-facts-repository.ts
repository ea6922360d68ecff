import { openBalance, type RefundFacts } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { type Db, eTickets } from '#src/platform/database/index.ts';
import { findFulfilment, type OrderRecord } from '#src/sales/orders/index.ts';
import { sumRefunded } from '#src/sales/payments/index.ts';

const countUsedTickets = (db: Db, orderId: number): Promise<number> =>
  db.$count(eTickets, and(eq(eTickets.orderId, orderId), eq(eTickets.state, 'USED')));

const findReceivedAt = async (db: Db, { id, fulfilment }: OrderRecord): Promise<Date | null> =>
  fulfilment === 'RECEIVED' ? ((await findFulfilment(db, id))?.since ?? null) : null;

/** The facts that a refund is computed from: the order's snapshot and progress, never the product. */
export const getRefundFacts = async (db: Db, order: OrderRecord): Promise<RefundFacts> => {
  const { state, fulfilment, travelDay, amount, snapshot, kind, id } = order;
  return {
    state,
    fulfilment,
    travelDay,
    amount,
    unpaid: openBalance(order),
    refunded: await sumRefunded(db, id),
    feesKept: snapshot.feesKept,
    refundTiers: snapshot.refundTiers,
    details: snapshot.details,
    usedTickets: kind === 'ticket' ? await countUsedTickets(db, id) : 0,
    receivedAt: kind === 'goods' ? await findReceivedAt(db, order) : null,
  };
};
