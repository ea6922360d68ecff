import type { CallInput, ProductKind } from '@portal/shared/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { type AskedDays, askedDays } from './days/asked-days.ts';
import { datedPrice, nightsOf, priceStep } from './days/dated-price.ts';
import { availableOn, availableOnByIndex } from './days/open-filter.ts';
import type { KindDescription } from './product-kinds.ts';
import type { RequestTime } from './request-time.ts';
import type { SearchWords } from './search/words/search-words.ts';

export type ProductQuery = CallInput<'GET /api/v1/hotels'>['query'];

/** The facets are counted for the whole list screen, without the choices made in it. */
export type FacetQuery = CallInput<'GET /api/v1/hotels/facets'>['query'];

/** A literal, not a parameter: otherwise the partial indexes on live products do not apply. */
export const isLive = sql`${products.status} = 'live'`;

const nothing = sql`false`;

/** The days that a list is asked for, and the time of the request. */
export interface Dated {
  readonly days: AskedDays;
  readonly moment: RequestTime;
}

export const withIds = (ids: readonly number[]): SQL =>
  sql`${products.id} = any(${sql.param(ids)}::bigint[])`;

const tagged = (tags: readonly (string | undefined)[]): SQL | undefined => {
  const given = tags.filter((tag) => tag !== undefined);
  return given.length === 0 ? undefined : sql`${products.filterTags} @> ${sql.param(given)}::text[]`;
};

const tag = (letter: string, value: string | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : `${letter}:${value}`;

/** Themes are the tags without a prefix letter; anything that looks like another tag is not a theme. */
const isTheme = (theme: string): boolean => !/^[a-z]:/.test(theme);

/** Regions are paths of digits: `440000/440800` matches all that begins with `440000/440800/`. */
const within = (region: string): SQL =>
  sql`${products.region} collate "C" >= ${region} and ${products.region} collate "C" < ${`${region}0`}`;

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined || value === '' ? undefined : condition(value);

const saidWith = (asked: string | undefined): SQL =>
  asked === undefined ? nothing : sql`${products.searchTokens} @@ ${asked}::tsquery`;

/** Live products (of a kind) that match all words; nothing when there is no word. */
export const saying = ({ tokens }: SearchWords, kind?: ProductKind, category?: string): SQL | undefined =>
  and(isLive, saidWith(tokens), tagged([tag('k', kind), tag('y', category)]));

/** Live products whose title matches the words; nothing when there is no word. */
export const entitled = ({ titleTokens }: SearchWords): SQL | undefined => and(isLive, saidWith(titleTokens));

type Place = Pick<FacetQuery, 'category' | 'region'>;

/** Live products by kind, category, words and region: shared by lists and facets. */
export const liveOf = (kind: ProductKind, { category, region }: Place, words?: SearchWords) =>
  and(
    isLive,
    eq(products.kind, kind),
    given(category, (name) => eq(products.category, name)),
    given(region, within),
    words && saying(words, kind, category),
  );

/** The same as {@link liveOf}, for the GIN index. */
export const foundOf = (kind: ProductKind, { category, region }: Place, words: SearchWords) =>
  and(saying(words, kind, category), given(region, within));

/** The price filter: with days by the price of those days, per night of a stay as it is shown, rounded up. */
const priced = ({ minPrice, maxPrice }: ProductQuery, dated: Dated | undefined): SQL | undefined => {
  if (!dated)
    return and(
      given(minPrice, (price) => gte(products.fromPrice, price)),
      given(maxPrice, (price) => lte(products.fromPrice, price)),
    );
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const nights = nightsOf(dated.days);
  const step = priceStep(nights);
  // Beyond it a product of price and nights is no number of the database.
  const total = (steps: number): number => Math.min(steps * step * nights, Number.MAX_SAFE_INTEGER);
  const above = minPrice === undefined ? null : total(Math.ceil(minPrice / step) - 1);
  const most = maxPrice === undefined ? null : total(Math.floor(maxPrice / step));
  // A range computes the price once for both bounds.
  return sql`int8range(${above}, ${most}, '(]') @> ${datedPrice(dated.days, dated.moment)}::bigint`;
};

/** Filters on columns that are neither tags, words nor days. */
const measured = (query: ProductQuery, dated: Dated | undefined): SQL | undefined =>
  and(
    given(query.region, within),
    given(query.grade, (grade) => eq(products.grade, grade)),
    given(query.minDays, (days) => gte(products.days, days)),
    given(query.maxDays, (days) => lte(products.days, days)),
    priced(query, dated),
  );

const tagsOf = (kind: ProductKind, query: ProductQuery) => [
  tag('k', kind),
  tag('y', query.category),
  tag('d', query.destination),
  tag('c', query.departureCity),
  query.theme === '' ? undefined : query.theme,
];

interface Asked {
  readonly kind: ProductKind;
  readonly query: ProductQuery;
  /** Undefined without keywords. */
  readonly words: SearchWords | undefined;
}

const byColumns = ({ kind, query, words }: Asked, dated: Dated | undefined): SQL | undefined =>
  and(
    liveOf(kind, query, words),
    given(query.destination, (destination) => eq(products.destination, destination)),
    given(query.departureCity, (city) => eq(products.departureCity, city)),
    given(query.theme, () => tagged(tagsOf(kind, query))),
    measured(query, dated),
  );

const byTags = ({ kind, query, words }: Asked, dated: Dated | undefined): SQL | undefined =>
  and(isLive, words && saidWith(words.tokens), tagged(tagsOf(kind, query)), measured(query, dated));

/** One condition on `products`, written for two access paths. */
export interface ProductFilter {
  /** For an ordered scan, row by row. */
  readonly listed: SQL | undefined;
  /** For the GIN index of tags, words and days; for words or days, slow per row. */
  readonly found?: SQL | undefined;
  /** The days whose prices count; those of all days without it. */
  readonly dated?: Dated | undefined;
}

/** The filters of a list. `words` are those of its keywords. */
export const productFilter = (
  db: Db,
  description: KindDescription,
  query: ProductQuery,
  { moment, words }: { readonly moment: RequestTime; readonly words: SearchWords | undefined },
): ProductFilter => {
  const days = askedDays(query, description, moment.today);
  if (days === 'none' || !isTheme(query.theme ?? '')) return { listed: nothing };
  const asked = { kind: description.kind, query, words };
  const dated = days && { days, moment };
  const listed = and(byColumns(asked, dated), days && availableOn(db, days));
  if (!words && !days) return { listed };
  return { listed, found: and(byTags(asked, dated), days && availableOnByIndex(db, days)), dated };
};
