import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders, visits } from '../../db/schema/index.ts';

/** Who visits what on which day, by an order. */
export interface OrderedVisit {
  readonly orderId: number;
  readonly productId: number;
  readonly day: string;
}

/**
 * Lets one order at a time claim a visitor of a sight for a day, until the transaction ends; always in the same order,
 * so that nobody waits in a ring.
 */
export const lockVisitors = async (
  tx: Db,
  { productId, day }: OrderedVisit,
  hashes: readonly string[],
): Promise<void> => {
  const names = sql.join(
    hashes.map((hash) => sql`(${`visit ${productId} ${day} ${hash}`})`),
    sql`, `,
  );
  await tx.execute(sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(name, 0) as number from (values ${names}) as v (name) order by number) as sorted`);
};

/** Those of the visitors who have a ticket for the day in another order that is neither closed nor given back. */
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
        notInArray(orders.state, ['CLOSED', 'REFUNDED']),
      ),
    );
  return rows.map(({ hash }) => hash);
};

/** The visits that an order is for. */
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
