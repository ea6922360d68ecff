import type { AnomalyOutcome } from '@portal/shared/contract';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, orders, paymentEvents, payments } from '#src/platform/database/index.ts';
import type { ProviderName } from '../payment-provider.ts';

export interface AnomalyFilters {
  readonly outcome?: AnomalyOutcome;
  readonly settled?: 'yes' | 'no';
}

const outcomes: readonly AnomalyOutcome[] = [
  'anomaly',
  'dispute',
  'unknown',
  'unreadable',
  'forged',
  'failed',
];

const listed = ({ outcome, settled }: AnomalyFilters): SQL | undefined =>
  and(
    outcome ? eq(paymentEvents.outcome, outcome) : inArray(paymentEvents.outcome, [...outcomes]),
    settled && (settled === 'yes' ? isNotNull(paymentEvents.settledAt) : isNull(paymentEvents.settledAt)),
  );

export const countAnomalies = (db: Db, filters: AnomalyFilters): Promise<number> =>
  db.$count(paymentEvents, listed(filters));

/** Webhooks that do not match the ledger, latest first, with the order of their payment. */
export const listAnomalies = (
  db: Db,
  filters: AnomalyFilters,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db
    .select({
      id: paymentEvents.id,
      provider: sql<ProviderName>`${paymentEvents.provider}`,
      outcome: sql<AnomalyOutcome>`${paymentEvents.outcome}`,
      detail: paymentEvents.detail,
      paymentNo: paymentEvents.paymentNo,
      orderNo: orders.orderNo,
      createdAt: paymentEvents.createdAt,
      settledAt: paymentEvents.settledAt,
      settledBy: paymentEvents.settledBy,
      settledNote: paymentEvents.settledNote,
    })
    .from(paymentEvents)
    .leftJoin(payments, eq(payments.paymentNo, paymentEvents.paymentNo))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(listed(filters))
    .orderBy(desc(paymentEvents.id))
    .limit(limit)
    .offset(offset);

/** An anomaly, row-locked until the transaction ends. */
export const lockAnomaly = async (tx: Db, id: number) =>
  (
    await tx
      .select({ outcome: paymentEvents.outcome, settledAt: paymentEvents.settledAt })
      .from(paymentEvents)
      .where(and(listed({}), eq(paymentEvents.id, id)))
      .for('update')
  )[0];

export const settleAnomalyRow = async (
  tx: Db,
  id: number,
  settled: { readonly settledAt: Date; readonly settledBy: string; readonly settledNote: string },
): Promise<void> => {
  await tx.update(paymentEvents).set(settled).where(eq(paymentEvents.id, id));
};
