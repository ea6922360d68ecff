import type { ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, ref } from '../columns.ts';

/** How often pages were looked at on a day: about a product, or (kind empty, product 0) about none. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<ProductKind | ''>().notNull(),
    productId: ref().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind, t.productId] }),
    index('page_views_kind').on(t.kind, t.day).where(sql`${t.kind} <> ''`),
  ],
);

/** How many came on a day that is over. */
export const visitorCounts = pgTable('visitor_counts', {
  day: date({ mode: 'string' }).primaryKey(),
  visitors: integer().notNull(),
});

/**
 * Who came on a day that is not counted yet: a mark made with that day's key. When a day is over its marks are counted
 * and go, and the key with them, so that nobody can be followed from one day to the next.
 */
export const visitorMarks = pgTable(
  'visitor_marks',
  {
    day: date({ mode: 'string' }).notNull(),
    mark: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.mark] })],
);

export const visitorKeys = pgTable('visitor_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: bytea().notNull(),
});
