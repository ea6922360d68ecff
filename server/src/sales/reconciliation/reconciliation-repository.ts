import { and, asc, desc, eq, getTableColumns, gt, gte, notInArray, sql } from 'drizzle-orm';
import { type Db, reconciliationDifferences, reconciliations } from '#src/platform/database/index.ts';
import type { Difference } from './compare-bill.ts';

export type ReconciliationRecord = typeof reconciliations.$inferSelect;

/** Upserts the reconciliation of a day and locks it until the transaction ends. */
export const upsertReconciliation = async (tx: Db, record: ReconciliationRecord): Promise<void> => {
  const { day, provider, ...change } = record;
  await tx
    .insert(reconciliations)
    .values(record)
    .onConflictDoUpdate({ target: [reconciliations.day, reconciliations.provider], set: change });
};

const batchSize = 1000;

/** Replaces a day's differences: known ones stay unchanged, resolved ones are deleted. */
export const replaceDifferences = async (
  tx: Db,
  { day, provider }: Pick<ReconciliationRecord, 'day' | 'provider'>,
  differences: readonly Difference[],
): Promise<void> => {
  const kept: number[] = [];
  for (let from = 0; from < differences.length; from += batchSize) {
    const rows = await tx
      .insert(reconciliationDifferences)
      .values(differences.slice(from, from + batchSize).map((one) => ({ ...one, day, provider })))
      .onConflictDoUpdate({
        target: [
          reconciliationDifferences.day,
          reconciliationDifferences.provider,
          reconciliationDifferences.fault,
          reconciliationDifferences.kind,
          reconciliationDifferences.number,
        ],
        set: { day },
      })
      .returning({ id: reconciliationDifferences.id });
    kept.push(...rows.map(({ id }) => id));
  }
  const ofDay = and(eq(reconciliationDifferences.day, day), eq(reconciliationDifferences.provider, provider));
  await tx
    .delete(reconciliationDifferences)
    .where(kept.length > 0 ? and(ofDay, notInArray(reconciliationDifferences.id, kept)) : ofDay);
};

/** A reconciled day; `missing`: its bill was not available. */
export interface ReconciledDay {
  readonly day: string;
  readonly missing: boolean;
}

/** A provider's reconciled days since a day, earliest first. */
export const listReconciled = (db: Db, provider: string, since: string): Promise<ReconciledDay[]> =>
  db
    .select({
      day: reconciliations.day,
      missing: sql<boolean>`exists (select 1 from reconciliation_differences d
        where d.day = ${reconciliations.day} and d.provider = ${reconciliations.provider} and d.fault = 'billMissing')`,
    })
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider), gte(reconciliations.day, since)))
    .orderBy(asc(reconciliations.day));

interface Page {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

/** The reconciled days, latest first; only those with differences if `differing`. */
export const listReconciliations = async (
  db: Db,
  { pageNum = 1, pageSize = 10, differing }: Page & { readonly differing?: 'yes' },
) => {
  const listed = differing && gt(reconciliations.differences, 0);
  const list = await db
    .select()
    .from(reconciliations)
    .where(listed)
    .orderBy(desc(reconciliations.day), asc(reconciliations.provider))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list, total: await db.$count(reconciliations, listed) };
};

/** The totals of all providers on a day. */
export const listOfDay = (db: Db, day: string): Promise<ReconciliationRecord[]> =>
  db
    .select()
    .from(reconciliations)
    .where(eq(reconciliations.day, day))
    .orderBy(asc(reconciliations.provider));

// The number is a payment's or a refund's; at most one of them exists in our ledger.
const orderNo = sql<string | null>`coalesce(
  (select o.order_no from payments p join orders o on o.id = p.order_id
    where ${reconciliationDifferences.kind} = 'payment' and p.payment_no = ${reconciliationDifferences.number}),
  (select o.order_no from refunds r join orders o on o.id = r.order_id
    where ${reconciliationDifferences.kind} = 'refund' and r.refund_no = ${reconciliationDifferences.number}))`;

export const listDifferences = async (db: Db, day: string, { pageNum = 1, pageSize = 10 }: Page) => {
  const ofDay = eq(reconciliationDifferences.day, day);
  const list = await db
    .select({ ...getTableColumns(reconciliationDifferences), orderNo })
    .from(reconciliationDifferences)
    .where(ofDay)
    .orderBy(asc(reconciliationDifferences.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list, total: await db.$count(reconciliationDifferences, ofDay) };
};
