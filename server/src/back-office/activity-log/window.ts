import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

/** So far a log is counted and paged: whoever looks for more narrows it. */
export const countedRows = 10_000;

/** A page as calls ask for it. */
export interface Page {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

/** Which rows a page has; none beyond those that are counted. */
export const windowOf = ({ pageNum = 1, pageSize = 10 }: Page): { limit: number; offset: number } => {
  const offset = (pageNum - 1) * pageSize;
  return { offset, limit: Math.max(0, Math.min(pageSize, countedRows - offset)) };
};

/** How many rows a query finds, as far as is counted: a log of years is not read through to number it. */
export const countBounded = async (db: Db, query: SQLWrapper): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from (${query} limit ${countedRows}) counted`,
  );
  return rows[0]?.total ?? 0;
};
