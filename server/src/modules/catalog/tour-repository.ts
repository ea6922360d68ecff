import type { Departure, Text } from '@portal/shared/contract';
import { and, asc, count, desc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { inventory, products, skus } from '../../db/schema/index.ts';
import { openForBooking, seatsLeft } from './bookable.ts';
import { named } from './term.ts';
import { tourCardColumns } from './tour-card.ts';
import { type FacetQuery, liveTours, type Moment, type TourQuery, tourFilter } from './tour-filter.ts';

const lowestFirst = sql`${products.fromPrice} asc nulls last`;
const orders: Readonly<Record<NonNullable<TourQuery['sort']>, SQL[]>> = {
  recommended: [desc(products.onSale), desc(products.soldCount)],
  priceUp: [lowestFirst],
  priceDown: [sql`${products.fromPrice} desc nulls last`],
  sold: [desc(products.soldCount)],
  rating: [sql`${products.rating} desc nulls last`, desc(products.reviewCount)],
};

export const listTours = (db: Db, query: TourQuery, moment: Moment) => {
  const { sort = 'recommended', pageNum = 1, pageSize = 10 } = query;
  return db
    .select(tourCardColumns)
    .from(products)
    .where(tourFilter(db, query, moment))
    .orderBy(...orders[sort], asc(products.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
};

export const countTours = async (db: Db, query: TourQuery, moment: Moment): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .where(tourFilter(db, query, moment));
  return row?.total ?? 0;
};

const mostValues = 50;

const facetNames = {
  category: sql<string>`${products.category}`,
  destination: sql<string>`${products.destination}`,
  departureCity: sql<string>`${products.departureCity}`,
  theme: sql<string>`unnest(${products.themes})`,
} as const;

/** The names that tours can be narrowed by, with how many tours have each; most frequent first, at most 50. */
export const countByName = (db: Db, query: FacetQuery, facet: keyof typeof facetNames) => {
  const names = db
    .select({ name: facetNames[facet].as('name') })
    .from(products)
    .where(liveTours(query))
    .as('names');
  return db
    .select({ value: names.name, label: named<Text>(names.name), count: count() })
    .from(names)
    .where(isNotNull(names.name))
    .groupBy(names.name)
    .orderBy(desc(count()), asc(names.name))
    .limit(mostValues);
};

/** How many products have which number, the lowest first. */
export const countByNumber = (db: Db, query: FacetQuery, facet: 'days' | 'grade') =>
  db
    .select({ value: sql<string>`${products[facet]}::text`, count: count() })
    .from(products)
    .where(and(liveTours(query), isNotNull(products[facet])))
    .groupBy(products[facet])
    .orderBy(asc(products[facet]))
    .limit(mostValues);

export const findPriceRange = async (db: Db, query: FacetQuery) => {
  const [row] = await db
    .select({
      minPrice: sql<number | null>`min(${products.fromPrice})`,
      maxPrice: sql<number | null>`max(${products.fromPrice})`,
    })
    .from(products)
    .where(liveTours(query));
  return row ?? { minPrice: null, maxPrice: null };
};

export const findTour = async (db: Db, id: number) => {
  const [row] = await db
    .select({ ...tourCardColumns, gallery: products.gallery, content: products.content })
    .from(products)
    .where(and(liveTours({}), eq(products.id, id)));
  return row;
};

/** The departures of a tour that can still be booked or are sold out, in order of day; at most 1000 rows. */
export const listDepartures = (
  db: Db,
  { productId, from, to }: { productId: number; from: string; to: string },
  { now, today }: Moment,
): Promise<Departure[]> =>
  db
    .select({
      skuId: inventory.skuId,
      day: inventory.day,
      price: inventory.price,
      childPrice: inventory.childPrice,
      singleSupplement: inventory.singleSupplement,
      seats: seatsLeft,
    })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .where(
      and(
        eq(skus.productId, productId),
        openForBooking(now, today),
        gte(inventory.day, from),
        lte(inventory.day, to),
      ),
    )
    .orderBy(asc(inventory.day), asc(skus.sort), asc(skus.id))
    .limit(1000);
