import { and, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { approvals, type Db } from '#src/platform/database/index.ts';

/** Whether the product with the id of a surrounding query has an open proposal. */
export const isProposed = (db: Db, productId: SQLWrapper): SQL<boolean> => {
  const open = and(eq(approvals.productId, productId), eq(approvals.state, 'OPEN'));
  return sql`${exists(db.select({ one: sql`1` }).from(approvals).where(open))}`;
};
