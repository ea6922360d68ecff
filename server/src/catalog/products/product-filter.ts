import type { CallInput, ProductKind } from '@portal/shared/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { askedDays } from './asked-days.ts';
import { foundOpenOn, openOn } from './open-filter.ts';
import type { KindDescription } from './product-kinds.ts';
import { titleQuery, tokenQuery } from './search-tokens.ts';

export type ProductQuery = CallInput<'GET /api/v1/hotels'>['query'];

/** What the choices of a list are counted over: the screen it stands on, not what was chosen there. */
export type FacetQuery = CallInput<'GET /api/v1/hotels/facets'>['query'];

/** Written out, not as a parameter: only so do the indexes of what is live apply. */
export const isLive = sql`${products.status} = 'live'`;

const nothing = sql`false`;

export const withIds = (ids: readonly number[]): SQL =>
  sql`${products.id} = any(${sql.param(ids)}::bigint[])`;

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

const saidWith = (asked: string | undefined): SQL =>
  asked === undefined ? nothing : sql`${products.searchTokens} @@ ${asked}::tsquery`;

/** Live products that all the words are said of, of a kind where one is given; nothing where there are no words in it. */
export const saying = (keywords: string, kind?: ProductKind, category?: string): SQL | undefined =>
  and(isLive, saidWith(tokenQuery(keywords)), marked([mark('k', kind), mark('y', category)]));

/** Live products whose title the words are said in; nothing where there are no words in it. */
export const entitled = (keywords: string): SQL | undefined => and(isLive, saidWith(titleQuery(keywords)));

const hasWords = (keywords = ''): boolean => keywords.trim() !== '';

/** Live products of a kind, of a category, words and a region: what lists and facets share. */
export const liveOf = (kind: ProductKind, { category, keywords = '', region }: FacetQuery): SQL | undefined =>
  and(
    isLive,
    eq(products.kind, kind),
    given(category, (name) => eq(products.category, name)),
    given(region, within),
    hasWords(keywords) ? saying(keywords, kind, category) : undefined,
  );

/** What {@link liveOf} says of words, as the index finds it. */
export const foundOf = (kind: ProductKind, { category, keywords = '', region }: FacetQuery) =>
  and(saying(keywords, kind, category), given(region, within));

/** What neither marks nor words nor days tell. */
const measured = (query: ProductQuery): SQL | undefined =>
  and(
    given(query.region, within),
    given(query.grade, (grade) => eq(products.grade, grade)),
    given(query.minDays, (days) => gte(products.days, days)),
    given(query.maxDays, (days) => lte(products.days, days)),
    given(query.minPrice, (price) => gte(products.fromPrice, price)),
    given(query.maxPrice, (price) => lte(products.fromPrice, price)),
  );

const marksOf = (kind: ProductKind, query: ProductQuery) => [
  mark('k', kind),
  mark('y', query.category),
  mark('d', query.destination),
  mark('c', query.departureCity),
  query.theme === '' ? undefined : query.theme,
];

const byColumns = (kind: ProductKind, query: ProductQuery): SQL | undefined =>
  and(
    liveOf(kind, query),
    given(query.destination, (destination) => eq(products.destination, destination)),
    given(query.departureCity, (city) => eq(products.departureCity, city)),
    given(query.theme, () => marked(marksOf(kind, query))),
    measured(query),
  );

const byMarks = (kind: ProductKind, query: ProductQuery): SQL | undefined =>
  and(
    isLive,
    hasWords(query.keywords) ? saidWith(tokenQuery(query.keywords ?? '')) : undefined,
    marked(marksOf(kind, query)),
    measured(query),
  );

/** One condition on `products` in two writings. */
export interface ProductFilter {
  /** For reading in an order, row by row. */
  readonly listed: SQL | undefined;
  /** For finding by the index of marks, words and days: where words or days are asked for, which are slow to read. */
  readonly found?: SQL | undefined;
}

/** The filters of a list. `today` is the day in Asia/Shanghai. */
export const productFilter = (
  db: Db,
  { kind, dated }: KindDescription,
  query: ProductQuery,
  today: string,
): ProductFilter => {
  const days = askedDays(query, { dated }, today);
  if (days === 'none' || !isTheme(query.theme ?? '')) return { listed: nothing };
  const listed = and(byColumns(kind, query), days && openOn(db, days));
  if (!hasWords(query.keywords) && !days) return { listed };
  return { listed, found: and(byMarks(kind, query), days && foundOpenOn(db, days)) };
};
