import { and, asc, count, eq } from 'drizzle-orm';
import { type Db, eTickets } from '#src/platform/database/index.ts';

export type ETicketRecord = typeof eTickets.$inferSelect;

export const insertTickets = async (tx: Db, tickets: readonly (typeof eTickets.$inferInsert)[]) => {
  await tx.insert(eTickets).values([...tickets]);
};

/** The tickets of an order by position; an order has at most ten. */
export const listTickets = (db: Db, orderId: number): Promise<ETicketRecord[]> =>
  db.select().from(eTickets).where(eq(eTickets.orderId, orderId)).orderBy(asc(eTickets.place));

export const findByHash = async (db: Db, tokenHash: string): Promise<ETicketRecord | undefined> =>
  (await db.select().from(eTickets).where(eq(eTickets.tokenHash, tokenHash)))[0];

/** Marks a ticket as used if it is unused; false on a conflict. */
export const useTicket = async (tx: Db, id: number, usedBy: number, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(eTickets)
    .set({ state: 'USED', usedAt: now, usedBy })
    .where(and(eq(eTickets.id, id), eq(eTickets.state, 'ISSUED')));
  return rowCount === 1;
};

const unused = (orderId: number) => and(eq(eTickets.orderId, orderId), eq(eTickets.state, 'ISSUED'));

export const countUnused = async (db: Db, orderId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(eTickets).where(unused(orderId));
  return row?.total ?? 0;
};

/** Ends the unused tickets of an order; returns them. */
export const endUnused = (tx: Db, orderId: number, state: 'VOID' | 'EXPIRED') =>
  tx.update(eTickets).set({ state }).where(unused(orderId)).returning({ ticketNo: eTickets.ticketNo });
