import type { ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, ref } from '../columns.ts';

/** Page views per day: of a product, or (kind empty, product 0) of other pages. */
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

/** Number of visitors on a past day. */
export const visitorCounts = pgTable('visitor_counts', {
  day: date({ mode: 'string' }).primaryKey(),
  visitors: integer().notNull(),
});

/**
 * Visitors of a day that is not counted yet, as hashes with that day's salt. When the day is over the hashes
 * are counted and deleted with the salt, so that no visitor can be tracked across days.
 */
export const dailyVisitorHashes = pgTable(
  'visitor_marks',
  {
    day: date({ mode: 'string' }).notNull(),
    mark: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.mark] })],
);

export const dailyVisitorSalts = pgTable('visitor_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: bytea().notNull(),
});
