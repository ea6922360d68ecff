import { and, desc, eq, gte } from 'drizzle-orm';
import { type Db, eTickets, orders, users } from '#src/platform/database/index.ts';

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
