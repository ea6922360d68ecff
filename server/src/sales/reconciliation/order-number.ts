import { type SQL, sql } from 'drizzle-orm';
import type { reconciliationDifferences, reconciliationLines } from '#src/platform/database/index.ts';

/** The order of a payment's or refund's number; at most one of them exists in our ledger. */
export const orderNoOf = (
  table: typeof reconciliationDifferences | typeof reconciliationLines,
): SQL<string | null> =>
  // With its table: `orders` has a column `kind`, too.
  sql`coalesce(
  (select o.order_no from payments p join orders o on o.id = p.order_id
    where ${table}.kind = 'payment' and p.payment_no = ${table}.number),
  (select o.order_no from refunds r join orders o on o.id = r.order_id
    where ${table}.kind = 'refund' and r.refund_no = ${table}.number))`;
