import type {
  GoodsContent,
  HotelContent,
  ProductFacets,
  ProductKind,
  Seo,
  TicketContent,
  TourContent,
  VisaContent,
} from '@portal/shared/contract';
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
import { createdAt, days, fen, id, instant, ref, searchVector, text2, updatedAt } from '../columns.ts';
import { recommendationLabels } from '../content/site.ts';
import { departments } from '../identity/system.ts';
import { users } from '../identity/users.ts';
import type { SkuAttributes } from './sku-attributes.ts';

const isLive = sql`status = 'live'`;

/**
 * Popularity bucket: whether on sale, and the number of digits of the sold count, at most five. Products are
 * recommended in this order, so that the first pages are in the first buckets.
 */
const popularityBucket = sql`'f:' || on_sale::integer::text || least(length(sold_count::text), 5)::text`;

/** Filter tags of lists, with a letter as prefix; themes without one. */
const filterTags = sql`array['k:' || kind, 'y:' || category, 'c:' || coalesce(departure_city, ''),
  'd:' || coalesce(destination, ''), ${popularityBucket}] || themes`;

/**
 * A product of any of the five kinds: common fields as columns, those of one kind in `content`. `searchText` is the
 * searchable text in all languages; `searchTokens` are its tokens, written by the catalogue. `fromPrice` is the
 * lowest bookable price; it is valid until `pricedUntil` unless somebody books. `openDays` are the bookable days, and
 * `availabilityBuckets` the day ranges that contain them. The calendar maintains all of these. `deptId` is the
 * responsible department, `ownerId` who created it: data scopes go by them. `filterTags` and buckets are indexed
 * filters, alone or with words.
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
    content: jsonb()
      .$type<TourContent | HotelContent | TicketContent | GoodsContent | VisaContent>()
      .notNull(),
    departureCity: text(),
    destination: text(),
    region: text(),
    days: smallint(),
    cutoffDays: integer().generatedAlwaysAs(sql`(content ->> 'cutoffDays')::integer`),
    grade: smallint(),
    themes: text().array().notNull().default(sql`'{}'::text[]`),
    fromPrice: fen(),
    marketPrice: fen(),
    onSale: boolean().notNull().default(false),
    rating: integer(),
    reviewCount: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    searchText: text().notNull().default(''),
    searchTokens: searchVector().notNull().default(sql`''::tsvector`),
    /** Which tokens a job has still to add: see `search/reading-job.ts`. */
    searchVersion: smallint().notNull().default(0),
    filterTags: text('marks').array().generatedAlwaysAs(filterTags),
    pricedUntil: instant(),
    seo: jsonb().$type<Seo>(),
    openDays: days().notNull().default(sql`'{}'::datemultirange`),
    availabilityBuckets: integer('open_spans').array().notNull().default(sql`'{}'::integer[]`),
    deptId: ref().references(() => departments.id),
    ownerId: ref().references(() => users.id),
    status: text().$type<'draft' | 'live' | 'down'>().notNull().default('live'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('products_category').on(t.kind, t.category, t.days, t.grade, t.fromPrice).where(isLive),
    index('products_region')
      .on(t.kind, sql`region collate "C"`, t.category, t.days, t.fromPrice)
      .where(isLive),
    index('products_city').on(t.departureCity, t.kind, t.category, t.days, t.fromPrice).where(isLive),
    index('products_found').using('gin', t.searchTokens, t.filterTags, t.availabilityBuckets).where(isLive),
    // The index of a list's first pages, a tenth of all products.
    index('products_found_famous')
      .using('gin', t.searchTokens, t.filterTags, t.availabilityBuckets)
      .where(sql`status = 'live' and on_sale and sold_count >= 10000`),
    index('products_found_on_sale')
      .using('gin', t.searchTokens, t.filterTags, t.availabilityBuckets)
      .where(sql`status = 'live' and on_sale and sold_count < 10000`),
    index('products_recommended').on(t.kind, t.onSale.desc(), t.soldCount.desc(), t.id).where(isLive),
    index('products_category_recommended')
      .on(t.kind, t.category, t.onSale.desc(), t.soldCount.desc(), t.id)
      .where(isLive),
    index('products_any_recommended').on(t.onSale.desc(), t.soldCount.desc(), t.id).where(isLive),
    index('products_cheapest').on(t.kind, t.fromPrice.asc().nullsLast(), t.id).where(isLive),
    index('products_dearest').on(t.kind, t.fromPrice.desc().nullsLast(), t.id).where(isLive),
    index('products_sold').on(t.kind, t.soldCount.desc(), t.id).where(isLive),
    index('products_rated').on(t.kind, t.rating.desc().nullsLast(), t.reviewCount.desc(), t.id).where(isLive),
    index('products_destination')
      .on(t.destination, t.kind, t.category, t.days, t.grade, t.fromPrice)
      .where(isLive),
    index('products_priced_until').on(t.pricedUntil),
    index('products_search_outdated').on(t.id).where(sql`search_version < 1`),
    index('products_dept').on(t.deptId),
    index('products_owner').on(t.ownerId).where(sql`${t.ownerId} is not null`),
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

/**
 * What can be bought of a product: a tour's departure plan, a room type, a ticket type, a goods SKU, a visa
 * type. `openDays` are the bookable days, maintained by the calendar like `fromPrice`.
 */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text2().notNull(),
    attributes: jsonb().$type<SkuAttributes>(),
    openDays: days().notNull().default(sql`'{}'::datemultirange`),
    status: smallint().notNull().default(1),
    sort: integer().notNull().default(1),
  },
  (t) => [index('skus_product').on(t.productId)],
);

/**
 * Price and stock of one SKU on one day; undated products use `UNDATED`. The check constraint is the last
 * guard against overselling: held and sold never exceed the total. `setAside` of those held were released while members
 * wait for them (trigger `set_aside_released`), and have not been offered yet.
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
    setAside: integer().notNull().default(0),
    closesAt: instant(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.skuId, t.day] }),
    index('inventory_set_aside').on(t.skuId, t.day).where(sql`${t.setAside} > 0`),
    check('inventory_set_aside_held', sql`${t.setAside} between 0 and ${t.held}`),
    check(
      'inventory_never_oversold',
      sql`${t.held} >= 0 and ${t.sold} >= 0 and ${t.held} + ${t.sold} <= ${t.total}`,
    ),
  ],
);

/**
 * The extras of a tour taken with a departure. Only the trigger `move_extras` changes it; `total` is the limit of the
 * product when one was last taken, null without a limit.
 */
export const extraStock = pgTable(
  'extra_stock',
  {
    skuId: ref()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    code: text().notNull(),
    total: integer(),
    taken: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.skuId, t.day, t.code] }),
    check(
      'extra_stock_never_oversold',
      sql`${t.taken} >= 0 and (${t.total} is null or ${t.taken} <= ${t.total})`,
    ),
  ],
);

/** Queue of products whose availability changed since `fromPrice` and `openDays` were computed. */
export const priceRefreshQueue = pgTable('stale_prices', {
  id: id(),
  productId: ref()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
});

/**
 * Pending changes of `soldCount`: products are in many indexes, and all buyers of one product would wait for
 * its row lock. No foreign key, as it would lock that row too.
 */
export const soldCountDeltas = pgTable('sold_changes', {
  id: id(),
  productId: ref().notNull(),
  pieces: integer().notNull(),
});

/** Facet counts of lists by kind, category and region, as last computed. */
export const facetCounts = pgTable(
  'counted_facets',
  {
    kind: text().$type<ProductKind>().notNull(),
    /** Empty for all categories. */
    category: text().notNull(),
    /** Empty for everywhere. */
    region: text().notNull(),
    facets: jsonb().$type<ProductFacets>().notNull(),
    countedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.category, t.region] })],
);
