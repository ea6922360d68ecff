import type { BillDifference, DifferenceResolution } from '@portal/shared/contract';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { type Db, reconciliationDifferences } from '#src/platform/database/index.ts';
import type { Difference } from './compare-bill.ts';
import { orderNoOf } from './order-number.ts';
import type { DayOfProvider, Page } from './reconciliation-repository.ts';

const batchSize = 1000;

/** A difference whose amounts changed is no longer resolved. */
const stillResolved = sql`case when (excluded.bill_amount, excluded.book_amount)
  is not distinct from (${reconciliationDifferences.billAmount}, ${reconciliationDifferences.bookAmount})
  then ${reconciliationDifferences.resolvedAt} end`;

const saveBatch = (tx: Db, { day, provider }: DayOfProvider, differences: readonly Difference[]) =>
  tx
    .insert(reconciliationDifferences)
    .values(differences.map((one) => ({ ...one, day, provider })))
    .onConflictDoUpdate({
      target: [
        reconciliationDifferences.day,
        reconciliationDifferences.provider,
        reconciliationDifferences.fault,
        reconciliationDifferences.kind,
        reconciliationDifferences.number,
      ],
      set: {
        resolvedAt: stillResolved,
        billAmount: sql`excluded.bill_amount`,
        bookAmount: sql`excluded.book_amount`,
      },
    })
    .returning({ id: reconciliationDifferences.id });

/**
 * Replaces a day's differences: those that remain keep their id, and their resolution if their amounts are
 * the same; those that are gone are deleted.
 */
export const replaceDifferences = async (
  tx: Db,
  ofDay: DayOfProvider,
  differences: readonly Difference[],
): Promise<void> => {
  const kept: number[] = [];
  for (let from = 0; from < differences.length; from += batchSize) {
    const rows = await saveBatch(tx, ofDay, differences.slice(from, from + batchSize));
    kept.push(...rows.map(({ id }) => id));
  }
  await tx
    .delete(reconciliationDifferences)
    .where(
      and(
        eq(reconciliationDifferences.day, ofDay.day),
        eq(reconciliationDifferences.provider, ofDay.provider),
        kept.length > 0 ? notInArray(reconciliationDifferences.id, kept) : undefined,
      ),
    );
};

/** The differences of a day, unresolved ones first. */
export const listDifferences = async (db: Db, day: string, { pageNum = 1, pageSize = 10 }: Page) => {
  const { id, fault, kind, number, tradeNo, billAmount, bookAmount } = reconciliationDifferences;
  const { resolvedAt, resolvedBy, resolution, resolutionNote } = reconciliationDifferences;
  const ofDay = eq(reconciliationDifferences.day, day);
  const list = await db
    .select({
      ...{ id, fault, kind, number, tradeNo, billAmount, bookAmount },
      ...{ resolvedAt, resolvedBy, resolution, resolutionNote },
      provider: sql<BillDifference['provider']>`${reconciliationDifferences.provider}`,
      orderNo: orderNoOf(reconciliationDifferences),
    })
    .from(reconciliationDifferences)
    .where(ofDay)
    .orderBy(sql`${resolvedAt} is not null`, asc(id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list, total: await db.$count(reconciliationDifferences, ofDay) };
};

/** A difference, row-locked until the transaction ends. */
export const lockDifference = async (tx: Db, id: number) =>
  (
    await tx
      .select()
      .from(reconciliationDifferences)
      .where(eq(reconciliationDifferences.id, id))
      .for('update')
  )[0];

export const resolveDifferenceRow = async (
  tx: Db,
  id: number,
  resolved: {
    readonly resolvedAt: Date;
    readonly resolvedBy: string;
    readonly resolution: DifferenceResolution;
    readonly resolutionNote: string;
  },
): Promise<void> => {
  await tx.update(reconciliationDifferences).set(resolved).where(eq(reconciliationDifferences.id, id));
};
