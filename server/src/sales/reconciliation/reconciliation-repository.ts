import type { Reconciliation } from '@portal/shared/contract';
import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type Db, reconciliations } from '#src/platform/database/index.ts';

export type ReconciliationRecord = typeof reconciliations.$inferSelect;

/** A day of a provider. */
export type DayOfProvider = Pick<ReconciliationRecord, 'day' | 'provider'>;

/** Upserts the reconciliation of a day and locks it until the transaction ends. */
export const upsertReconciliation = async (tx: Db, record: ReconciliationRecord): Promise<void> => {
  const { day, provider, ...change } = record;
  await tx
    .insert(reconciliations)
    .values(record)
    .onConflictDoUpdate({ target: [reconciliations.day, reconciliations.provider], set: change });
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
        where d.day = ${reconciliations}.day and d.provider = ${reconciliations}.provider and d.fault = 'billMissing')`,
    })
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider), gte(reconciliations.day, since)))
    .orderBy(asc(reconciliations.day));

export interface Page {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

const openDifferences = sql<number>`(select count(*)::int from reconciliation_differences d
  where d.day = ${reconciliations}.day and d.provider = ${reconciliations}.provider and d.resolved_at is null)`;

const { day, provider, billPayments, billRefunds, bookPayments, bookRefunds } = reconciliations;
const { lines, differences, ranAt } = reconciliations;
const columns = {
  ...{ day, billPayments, billRefunds, bookPayments, bookRefunds, lines, differences, ranAt },
  provider: sql<Reconciliation['provider']>`${provider}`,
  openDifferences,
};

const differingDays: Readonly<Record<'yes' | 'open', SQL>> = {
  yes: sql`${differences} > 0`,
  open: sql`${openDifferences} > 0`,
};

/** The reconciled days, latest first; all, or those with differences, or with unresolved ones. */
export const listReconciliations = async (
  db: Db,
  { pageNum = 1, pageSize = 10, differing }: Page & { readonly differing?: 'yes' | 'open' },
) => {
  const listed = differing && differingDays[differing];
  const list = await db
    .select(columns)
    .from(reconciliations)
    .where(listed)
    .orderBy(desc(day), asc(provider))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list, total: await db.$count(reconciliations, listed) };
};

/** The totals of all providers on a day. */
export const listOfDay = (db: Db, of: string) =>
  db.select(columns).from(reconciliations).where(eq(day, of)).orderBy(asc(provider));
