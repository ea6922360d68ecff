import type { RefundFacts } from '@portal/shared/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, eTickets, payments } from '#src/platform/database/index.ts';
import { findFulfilment, type OrderRecord } from '#src/sales/orders/index.ts';
import { type PaymentRecord, sumRefunded } from '#src/sales/payments/index.ts';

/** The payment of an order that is not an excess payment. */
export const findKeptPayment = async (db: Db, orderId: number): Promise<PaymentRecord | undefined> => {
  const excess = sql`exists (select 1 from refunds r where r.payment_id = ${payments.id} and r.scope = 'excess')`;
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'SUCCESS'), sql`not ${excess}`))
    .orderBy(asc(payments.id))
    .limit(1);
  return row;
};

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
    refunded: await sumRefunded(db, id),
    refundTiers: snapshot.refundTiers,
    details: snapshot.details,
    usedTickets: kind === 'ticket' ? await countUsedTickets(db, id) : 0,
    receivedAt: kind === 'goods' ? await findReceivedAt(db, order) : null,
  };
};
