import { and, desc, eq, gte } from 'drizzle-orm';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, eTickets, orders, users } from '#src/platform/database/index.ts';
import { orderInScope } from '#src/sales/orders/index.ts';

const maxListed = 20;

/** The last 20 tickets redeemed by a user since an instant, with their orders. */
export const listCheckedInBy = (db: Db, userId: number, since: Date) =>
  db
    .select({ ticket: eTickets, order: orders })
    .from(eTickets)
    .innerJoin(orders, eq(orders.id, eTickets.orderId))
    .where(and(eq(eTickets.usedBy, userId), gte(eTickets.usedAt, since)))
    .orderBy(desc(eTickets.usedAt), desc(eTickets.id))
    .limit(maxListed);

export const findUsername = async (db: Db, userId: number): Promise<string | null> =>
  (await db.select({ username: users.username }).from(users).where(eq(users.id, userId)))[0]?.username ??
  null;

/** Whether the order of a ticket is in the data scope. */
export const isTicketInScope = async (db: Db, ticketId: number, scope: DataScope): Promise<boolean> => {
  const rows = await db
    .select({ id: orders.id })
    .from(eTickets)
    .innerJoin(orders, eq(orders.id, eTickets.orderId))
    .where(and(eq(eTickets.id, ticketId), orderInScope(scope)));
  return rows.length > 0;
};
