import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { auditLog, type Db, payments, refunds, users } from '#src/platform/database/index.ts';

/** The audit events of an order with their actors, oldest first, at most 200 rows. */
export const listAuditEvents = (db: Db, orderNo: string) =>
  db
    .select({
      at: auditLog.createdAt,
      event: auditLog.action,
      actor: auditLog.actor,
      actorId: auditLog.actorId,
      reason: sql<string | null>`${auditLog.after} ->> 'reason'`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'order'), eq(auditLog.subjectId, orderNo)))
    .orderBy(asc(auditLog.id))
    .limit(200);

/** The payments of an order, latest first. */
export const listPaymentsOf = (db: Db, orderId: number) =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id)).limit(50);

/** The refunds of an order, latest first. */
export const listRefundsOf = (db: Db, orderId: number) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(desc(refunds.id)).limit(50);

export const getBuyer = async (db: Db, userId: number) => {
  const [row] = await db
    .select({ id: users.id, username: users.username, nickname: users.nickname })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`user ${userId} is gone but has orders`);
  return row;
};
