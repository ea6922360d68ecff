import type { ProductKind, TourContent } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref, text2, updatedAt } from './columns.ts';
import { recommendationLabels } from './site.ts';

/**
 * A product of any of the five kinds: what every kind has as columns, what one kind has in `content`.
 * `searchText` is what full-text search reads. `fromPrice` is the lowest bookable price, kept by the calendar.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    kind: text().$type<ProductKind>().notNull(),
    category: text().notNull(),
    title: text2().notNull(),
    summary: text2(),
    picture: text().notNull(),
    gallery: jsonb().$type<string[]>().notNull().default([]),
    content: jsonb().$type<TourContent>().notNull(),
    departureCity: text(),
    destination: text(),
    region: text(),
    days: smallint(),
    themes: text().array().notNull().default(sql`'{}'::text[]`),
    fromPrice: fen(),
    marketPrice: fen(),
    onSale: boolean().notNull().default(false),
    rating: integer(),
    reviewCount: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    searchText: text().notNull().default(''),
    status: text().$type<'draft' | 'live' | 'down'>().notNull().default('live'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('products_list').on(t.kind, t.category, t.status),
    index('products_price').on(t.kind, t.fromPrice),
    index('products_themes').using('gin', t.themes),
    index('products_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const productLabels = pgTable(
  'product_labels',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    labelId: ref()
      .notNull()
      .references(() => recommendationLabels.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.labelId] }),
    index('product_labels_label').on(t.labelId, t.sort),
  ],
);

/** The English of the names that tours are filtered by: destinations, departure cities, themes. */
export const terms = pgTable('terms', {
  zh: text().primaryKey(),
  en: text().notNull(),
});

/** What can be bought of a product: a tour's departure plan, a room type, a ticket type, a goods SKU, a visa type. */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text2().notNull(),
    status: smallint().notNull().default(1),
    sort: integer().notNull().default(1),
  },
  (t) => [index('skus_product').on(t.productId)],
);

/**
 * Price and stock of one SKU on one day. The check is the last guard against overselling: whatever code is wrong,
 * the database never lets held and sold exceed the total.
 */
export const inventory = pgTable(
  'inventory',
  {
    skuId: ref()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    price: fen().notNull(),
    childPrice: fen(),
    singleSupplement: fen(),
    total: integer().notNull(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    closesAt: instant(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.skuId, t.day] }),
    check(
      'inventory_never_oversold',
      sql`${t.held} >= 0 and ${t.sold} >= 0 and ${t.held} + ${t.sold} <= ${t.total}`,
    ),
  ],
);
