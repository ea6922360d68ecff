import { lt } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { enquiries } from '#src/platform/database/index.ts';
import { eraseOldAudit } from './erase-old-audit.ts';
import { eraseOldOrders } from './erase-old-orders.ts';

const dayMs = 86_400_000;

/** What a run erased: numbers of rows. */
interface Erased {
  readonly orders: number;
  readonly enquiries: number;
  readonly auditRows: number;
}

/**
 * Erases what the law does not ask to keep any longer (`env.retention`): personal data of orders that ended, enquiries,
 * and names and details of the audit log, whose chain stays verifiable.
 */
export const erasePastRetention = async ({
  db,
  env: { retention },
  now,
}: Pick<Deps, 'db' | 'env' | 'now'>): Promise<Erased> => {
  const before = (days: number): Date => new Date(now().getTime() - days * dayMs);
  const orders = await eraseOldOrders(db, before(retention.orderDays));
  const gone = await db.delete(enquiries).where(lt(enquiries.updatedAt, before(retention.enquiryDays)));
  const auditRows = await eraseOldAudit(db, before(retention.auditDays));
  return { orders, enquiries: gone.rowCount ?? 0, auditRows };
};
