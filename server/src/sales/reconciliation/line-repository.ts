import type { BillLine as SavedLine } from '@portal/shared/contract';
import { and, asc, eq, like, type SQL, sql } from 'drizzle-orm';
import { type Db, reconciliationLines } from '#src/platform/database/index.ts';
import { orderNoOf } from './order-number.ts';
import type { DayOfProvider, Page } from './reconciliation-repository.ts';

/** A line of a day from both sides. Fen; null: not on that side. */
export type DayLine = Omit<SavedLine, 'id' | 'provider' | 'orderNo'>;

const batchSize = 1000;

/** Replaces the lines of a reconciled day. */
export const replaceLines = async (
  tx: Db,
  { day, provider }: DayOfProvider,
  lines: readonly DayLine[],
): Promise<void> => {
  await tx
    .delete(reconciliationLines)
    .where(and(eq(reconciliationLines.day, day), eq(reconciliationLines.provider, provider)));
  for (let from = 0; from < lines.length; from += batchSize)
    await tx
      .insert(reconciliationLines)
      .values(lines.slice(from, from + batchSize).map((line) => ({ ...line, day, provider })));
};

export interface LineFilters {
  readonly provider?: string;
  readonly differing?: 'yes';
  readonly number?: string;
}

const differs = sql`${reconciliationLines.billAmount} is distinct from ${reconciliationLines.bookAmount}`;

const beginsWith = (number: string): SQL =>
  like(reconciliationLines.number, `${number.replaceAll(/[\\%_]/g, '\\$&')}%`);

/** The lines of a day, differing ones first. */
export const listLines = async (
  db: Db,
  day: string,
  { pageNum = 1, pageSize = 10, provider, differing, number }: Page & LineFilters,
) => {
  const listed = and(
    eq(reconciliationLines.day, day),
    provider ? eq(reconciliationLines.provider, provider) : undefined,
    differing && differs,
    number ? beginsWith(number) : undefined,
  );
  const { id, kind, tradeNo, billAmount, bookAmount } = reconciliationLines;
  const list = await db
    .select({
      ...{ id, kind, tradeNo, billAmount, bookAmount },
      number: reconciliationLines.number,
      provider: sql<SavedLine['provider']>`${reconciliationLines.provider}`,
      orderNo: orderNoOf(reconciliationLines),
    })
    .from(reconciliationLines)
    .where(listed)
    .orderBy(sql`(${differs}) desc`, asc(reconciliationLines.kind), asc(reconciliationLines.number), asc(id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list, total: await db.$count(reconciliationLines, listed) };
};
