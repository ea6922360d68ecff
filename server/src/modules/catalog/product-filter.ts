import type { CallInput, ProductKind } from '@portal/shared/contract';
import { and, eq, exists, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products, skus } from '../../db/schema/index.ts';
import { askedDays } from './asked-days.ts';
import type { KindDescription } from './product-kinds.ts';
import { tokenQuery } from './search-tokens.ts';

export type ProductQuery = CallInput<'GET /api/v1/hotels'>['query'];

/** What the choices of a list are counted over: the screen it stands on, not what was chosen there. */
export type FacetQuery = CallInput<'GET /api/v1/hotels/facets'>['query'];

/** Written out, not as a parameter: only so do the indexes of what is live apply. */
export const isLive = sql`${products.status} = 'live'`;

const nothing = sql`false`;

const marked = (marks: readonly (string | undefined)[]): SQL | undefined => {
  const given = marks.filter((mark) => mark !== undefined);
  return given.length === 0 ? undefined : sql`${products.marks} @> ${sql.param(given)}::text[]`;
};

const mark = (letter: string, value: string | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : `${letter}:${value}`;

/** Themes are marks without a letter: what looks like another mark is none of them. */
const isTheme = (theme: string): boolean => !/^[a-z]:/.test(theme);

/** Regions are paths of digits: `440000/440800` is found with all that begins with `440000/440800/`. */
const within = (region: string): SQL =>
  sql`${products.region} collate "C" >= ${region} and ${products.region} collate "C" < ${`${region}0`}`;

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined || value === '' ? undefined : condition(value);

/** Live products that all the words are said of, of a kind where one is given; nothing where there are no words in it. */
export const saying = (keywords: string, kind?: ProductKind, category?: string): SQL | undefined => {
  const asked = tokenQuery(keywords);
  if (asked === undefined) return nothing;
  return and(
    isLive,
    sql`${products.searchTokens} @@ ${asked}::tsquery`,
    marked([mark('k', kind), mark('y', category)]),
    kind && eq(products.kind, kind),
  );
};

/** Live products of a kind, of a category, words and a region: what lists and facets share. */
export const liveOf = (kind: ProductKind, { category, keywords = '', region }: FacetQuery): SQL | undefined =>
  and(
    isLive,
    eq(products.kind, kind),
    given(category, (name) => eq(products.category, name)),
    given(region, within),
    keywords.trim() === '' ? undefined : saying(keywords, kind, category),
  );

const bookable = (db: Db, query: ProductQuery, description: KindDescription, today: string) => {
  const days = askedDays(query, description, today);
  if (days === undefined) return undefined;
  if (days === 'none') return nothing;
  const range = sql`daterange(${days.from}::date, ${days.before}::date)`;
  const open = days.all ? sql`${skus.openDays} @> ${range}` : sql`${skus.openDays} && ${range}`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(skus)
      .where(and(eq(skus.productId, products.id), eq(skus.status, 1), open)),
  );
};

/** The filters of a list as one condition on `products`. `today` is the day in Asia/Shanghai. */
export const productFilter = (
  db: Db,
  description: KindDescription,
  query: ProductQuery,
  today: string,
): SQL | undefined => {
  if (!isTheme(query.theme ?? '')) return nothing;
  return and(
    liveOf(description.kind, query),
    given(query.destination, (destination) => eq(products.destination, destination)),
    given(query.departureCity, (city) => eq(products.departureCity, city)),
    given(query.theme, (theme) => marked([mark('k', description.kind), theme])),
    given(query.grade, (grade) => eq(products.grade, grade)),
    given(query.minDays, (days) => gte(products.days, days)),
    given(query.maxDays, (days) => lte(products.days, days)),
    given(query.minPrice, (price) => gte(products.fromPrice, price)),
    given(query.maxPrice, (price) => lte(products.fromPrice, price)),
    bookable(db, query, description, today),
  );
};
