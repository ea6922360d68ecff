import { type FilterParser, keywords, oneOf, positiveInteger } from './filter-parsers.ts';

/** What most lists are narrowed and paged by. */
export interface ListFilters {
  readonly keywords?: string;
  readonly status?: 0 | 1;
  readonly pageNum: number;
  readonly pageSize: number;
}

export type ListFilterName = keyof ListFilters;

/** The further filters of a list, each with how it is read out of the URL. */
export type FilterParsers = Readonly<Record<string, FilterParser<unknown>>>;

/** What those filters say. */
export type ParsedFilters<R extends FilterParsers> = {
  readonly [N in keyof R]?: R[N] extends FilterParser<infer T> ? T : never;
};

type Get = (name: string) => string | undefined;

export const pageSizes = [10, 20, 50, 100] as const;

const commonFilters = { keywords: keywords(), status: oneOf(0, 1) } as const satisfies FilterParsers;
const readPage = positiveInteger(10_000);
const readSize = oneOf(...pageSizes);

const readWith = <T>(read: FilterParser<T>, text: string | undefined): T | undefined =>
  text ? read(text) : undefined;

/** Reads the filters out of a URL's parameters; whatever is there, the answer can be asked for. */
export const parseListFilters = (get: (name: ListFilterName) => string | undefined): ListFilters => ({
  keywords: readWith(commonFilters.keywords, get('keywords')),
  status: readWith(commonFilters.status, get('status')),
  pageNum: readWith(readPage, get('pageNum')) ?? 1,
  pageSize: readWith(readSize, get('pageSize')) ?? pageSizes[0],
});

/** Reads the filters that a list has besides. */
export const parseFilters = <R extends FilterParsers>(readers: R, get: Get): ParsedFilters<R> =>
  // The compiler does not follow which reader belongs to which name.
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, readWith(read, get(name))]),
  ) as ParsedFilters<R>;

/** The names of everything a list can be narrowed and sorted by. */
export const filterNames = (readers: FilterParsers): string[] =>
  Object.keys({ ...commonFilters, ...readers });

/** What the URL narrows a list to, in its own texts. */
export const presentFilters = (readers: FilterParsers, get: Get): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...commonFilters, ...readers }).flatMap(([name, read]) => {
      const text = get(name);
      return text && read(text) !== undefined ? [[name, text]] : [];
    }),
  );

/** These say where one is in a list and in which order it stands; all else narrows it. */
const place: readonly string[] = ['pageNum', 'pageSize', 'sort'];

/** Two filters that are the ends of a span. */
export type Span = readonly [from: string, to: string];

const isAfter = (one: unknown, other: unknown): boolean =>
  (typeof one === 'string' && typeof other === 'string' && one > other) ||
  (typeof one === 'number' && typeof other === 'number' && one > other);

/** The filters with the ends of a span in order, because a URL may have them reversed. */
export const inOrder = <F extends object>(filters: F, [from, to]: Span): F => {
  const first: unknown = Reflect.get(filters, from);
  const last: unknown = Reflect.get(filters, to);
  const isReversed = isAfter(first, last);
  return isReversed ? { ...filters, [from]: last, [to]: first } : filters;
};

/** The filters without page and order: what counts and an export take. */
export const narrowing = (filters: object): object =>
  Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => value !== undefined && !place.includes(name)),
  );

/** Whether anything narrows the list. */
export const isNarrowed = (filters: object): boolean => Object.keys(narrowing(filters)).length > 0;
