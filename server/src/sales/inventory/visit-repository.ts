import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { type Db, orders, visits } from '#src/platform/database/index.ts';
import { finalOrders } from '#src/sales/orders/index.ts';

/** Visitors, sight and day of an order. */
export interface OrderedVisit {
  readonly orderId: number;
  readonly productId: number;
  readonly day: string;
}

/**
 * Serializes claims of a visitor, sight and day with advisory locks until the transaction ends, taken in a
 * fixed order to avoid deadlocks.
 */
export const lockVisitors = async (tx: Db, { productId, day }: OrderedVisit, hashes: readonly string[]) => {
  const names = sql.join(
    hashes.map((hash) => sql`(${`visit ${productId} ${day} ${hash}`})`),
    sql`, `,
  );
  await tx.execute(sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(name, 0) as number from (values ${names}) as v (name) order by number) as sorted`);
};

/** A visitor's ticket, by the position in the booking form: used, or valid while its order is active. */
const hasTicket = sql`exists (
  select 1 from e_tickets t where t.order_id = ${orders.id}
    and ${orders.form} -> 'travellers' -> (t.place - 1)::integer ->> 'documentHash' = ${visits.documentHash}
    and (t.state = 'USED' or (t.state = 'ISSUED' and not ${finalOrders})))`;

/** The visitors who used, have or are about to pay for a ticket of another order for the day. */
export const listTaken = async (
  tx: Db,
  { orderId, productId, day }: OrderedVisit,
  hashes: readonly string[],
): Promise<string[]> => {
  const rows = await tx
    .select({ hash: visits.documentHash })
    .from(visits)
    .innerJoin(orders, eq(orders.id, visits.orderId))
    .where(
      and(
        eq(visits.productId, productId),
        eq(visits.day, day),
        inArray(visits.documentHash, [...hashes]),
        ne(visits.orderId, orderId),
        or(eq(orders.state, 'PENDING_PAYMENT'), hasTicket),
      ),
    );
  return rows.map(({ hash }) => hash);
};

/** The visits of an order. */
export const listVisits = async (
  tx: Db,
  orderId: number,
): Promise<(OrderedVisit & { readonly documentHash: string })[]> =>
  tx.select().from(visits).where(eq(visits.orderId, orderId));

export const insertVisits = async (tx: Db, visit: OrderedVisit, hashes: readonly string[]): Promise<void> => {
  await tx
    .insert(visits)
    .values(hashes.map((documentHash) => ({ ...visit, documentHash })))
    .onConflictDoNothing();
};
