import { lt } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { enquiries } from '#src/platform/database/index.ts';
import { readSettings } from '#src/platform/settings/index.ts';
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
 * Erases what the law does not ask to keep any longer: personal data of orders that ended and enquiries (`env.retention`),
 * and names and details of the audit log (the setting `auditDays`), whose chain stays verifiable.
 */
export const erasePastRetention = async ({
  db,
  env,
  now,
}: Pick<Deps, 'db' | 'env' | 'now'>): Promise<Erased> => {
  const before = (days: number): Date => new Date(now().getTime() - days * dayMs);
  const orders = await eraseOldOrders(db, before(env.retention.orderDays));
  const gone = await db.delete(enquiries).where(lt(enquiries.updatedAt, before(env.retention.enquiryDays)));
  const { auditDays } = await readSettings(db, env);
  const auditRows = await eraseOldAudit(db, before(auditDays));
  return { orders, enquiries: gone.rowCount ?? 0, auditRows };
};
