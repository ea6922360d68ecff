import type { ProductKind } from '@portal/shared/contract';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, facetCounts, products, translatedNames } from '#src/platform/database/index.ts';

/** One value of a facet and its number of products; prices as the facets `minPrice` and `maxPrice`. */
export interface FacetCount {
  readonly facet: string;
  readonly value: string;
  readonly count: number;
  /** From one of the products; only categories and destinations have one. */
  readonly picture: string | null;
}

/** Counts all facets of the matching products. */
export const countFacets = async (db: Db, where: SQL | undefined): Promise<FacetCount[]> => {
  const { rows } = await db.execute(sql`
    with live as materialized (
      select category, destination, departure_city, themes, grade::text, days::text, from_price,
        picture collate "C" as picture
      from ${products} where ${where})
    select 'category' as facet, category as value, count(*), min(picture) as picture
      from live group by category
    union all select 'destination', destination, count(*), min(picture) from live group by destination
    union all select 'departureCity', departure_city, count(*), null from live group by departure_city
    union all select 'theme', theme, count(*), null from live, unnest(themes) as theme group by theme
    union all select 'grade', grade, count(*), null from live group by grade
    union all select 'days', days, count(*), null from live group by days
    union all select 'minPrice', min(from_price)::text, 1, null from live
    union all select 'maxPrice', max(from_price)::text, 1, null from live`);
  return (rows as unknown as FacetCount[]).filter(({ value }) => value !== null);
};

/** The English of names, for those that have one. */
export const listEnglish = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ zh: translatedNames.zh, en: translatedNames.en })
    .from(translatedNames)
    .where(inArray(translatedNames.zh, [...names]));
  return new Map(rows.map(({ zh, en }) => [zh, en]));
};

/** Key of cached counts: a kind or one of its categories, everywhere or in a region. */
export interface Counted {
  readonly kind: ProductKind;
  readonly category: string;
  readonly region: string;
}

const of = ({ kind, category, region }: Counted): SQL | undefined =>
  and(eq(facetCounts.kind, kind), eq(facetCounts.category, category), eq(facetCounts.region, region));

/** The cached counts. */
export const findCounted = async (db: Db, counted: Counted) =>
  (await db.select().from(facetCounts).where(of(counted)))[0];

/** Claims the refresh of counts older than `before`: true for exactly one of the concurrent requests. */
export const claimRefresh = async (
  db: Db,
  counted: Counted,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> => {
  const { rowCount } = await db
    .update(facetCounts)
    .set({ countedAt: now })
    .where(and(of(counted), lt(facetCounts.countedAt, before)));
  return rowCount === 1;
};

export const storeFacets = async (db: Db, row: typeof facetCounts.$inferInsert): Promise<void> => {
  const { facets, countedAt } = row;
  await db
    .insert(facetCounts)
    .values(row)
    .onConflictDoUpdate({
      target: [facetCounts.kind, facetCounts.category, facetCounts.region],
      set: { facets, countedAt },
    });
};
