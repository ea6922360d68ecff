import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

/** Upper bound of counted and paged rows. */
const maxCountedRows = 10_000;

/** Paging parameters of a call. */
export interface Page {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

/** Limit and offset of a page; limit 0 beyond the counted rows. */
export const boundedPage = ({ pageNum = 1, pageSize = 10 }: Page): { limit: number; offset: number } => {
  const offset = (pageNum - 1) * pageSize;
  return { offset, limit: Math.max(0, Math.min(pageSize, maxCountedRows - offset)) };
};

/** The number of rows of a query, at most `maxCountedRows`, so that a large log is not scanned. */
export const countBounded = async (db: Db, query: SQLWrapper): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from (${query} limit ${maxCountedRows}) counted`,
  );
  return rows[0]?.total ?? 0;
};
