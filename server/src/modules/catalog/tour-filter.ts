import type { CallInput } from '@portal/shared/contract';
import { and, eq, exists, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing } from '../../db/like.ts';
import { inventory, products, skus } from '../../db/schema/index.ts';
import { openForBooking, seatsLeft } from './bookable.ts';

export type TourQuery = CallInput<'GET /api/v1/tours'>['query'];

/** What time it is, and which day in Asia/Shanghai. */
export interface Moment {
  readonly now: Date;
  readonly today: string;
}

const mostWords = 8;

/** Every word has to be in the search text; beyond eight words the rest is left out. */
const saying = (keywords: string): SQL[] =>
  keywords
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => ilike(products.searchText, containing(word)));

/** Regions are paths: `440000/440800` also finds what lies within it. */
const within = (region: string): SQL | undefined =>
  or(eq(products.region, region), ilike(products.region, `${region}/%`));

const departing = (db: Db, { dayFrom, dayTo }: TourQuery, { now, today }: Moment): SQL | undefined => {
  if (!dayFrom && !dayTo) return undefined;
  const departure = db
    .select({ one: sql`1` })
    .from(skus)
    .innerJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      and(
        eq(skus.productId, products.id),
        openForBooking(now, today),
        sql`${seatsLeft} > 0`,
        dayFrom ? gte(inventory.day, dayFrom) : undefined,
        dayTo ? lte(inventory.day, dayTo) : undefined,
      ),
    );
  return exists(departure);
};

/** What the choices of a list are counted over: the screen it stands on, not what was chosen there. */
export type FacetQuery = Pick<TourQuery, 'category' | 'keywords' | 'region'>;

/** Live tours of a category, words and a region: what lists and facets share. */
export const liveTours = ({ category, keywords, region }: FacetQuery): SQL | undefined =>
  and(
    eq(products.kind, 'tour'),
    eq(products.status, 'live'),
    category ? eq(products.category, category) : undefined,
    ...saying(keywords ?? ''),
    given(region, within),
  );

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined || value === '' ? undefined : condition(value);

/** The filters of a list as one condition on `products`. */
export const tourFilter = (db: Db, query: TourQuery, moment: Moment): SQL | undefined =>
  and(
    liveTours(query),
    given(query.destination, (destination) => eq(products.destination, destination)),
    given(query.departureCity, (city) => eq(products.departureCity, city)),
    given(query.theme, (theme) => sql`${products.themes} @> array[${theme}]::text[]`),
    given(query.minDays, (days) => gte(products.days, days)),
    given(query.maxDays, (days) => lte(products.days, days)),
    given(query.minPrice, (price) => gte(products.fromPrice, price)),
    given(query.maxPrice, (price) => lte(products.fromPrice, price)),
    departing(db, query, moment),
  );
