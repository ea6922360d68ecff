import type { CallInput } from '@portal/shared/contract';
import { isDay } from '@portal/shared/rules';
import { isOpen, type Range, readRange } from './range.ts';

export type TourQuery = NonNullable<CallInput<'GET /api/v1/tours'>['query']>;
export type TourSort = NonNullable<TourQuery['sort']>;

export const tourSorts: readonly TourSort[] = ['recommended', 'priceUp', 'priceDown', 'sold', 'rating'];
export const pageSize = 12;
export const dayLimits = { min: 1, max: 60 } as const;
const maxYuan = 10_000_000;
const maxPage = 10_000;

/** What a list is narrowed by. Prices in fen, though the URL speaks yuan; days in Asia/Shanghai. */
export interface TourFilters {
  readonly keywords?: string;
  readonly destination?: string;
  readonly departureCity?: string;
  readonly theme?: string;
  readonly days: Range<number>;
  readonly price: Range<number>;
  readonly dates: Range<string>;
  readonly sort: TourSort;
  readonly pageNum: number;
}

/** The names the filters have in the URL, by the filter they belong to. */
export const filterParams = {
  keywords: ['keywords'],
  destination: ['destination'],
  departureCity: ['departureCity'],
  theme: ['theme'],
  days: ['minDays', 'maxDays'],
  price: ['minPrice', 'maxPrice'],
  dates: ['dayFrom', 'dayTo'],
} as const;

export type FilterName = keyof typeof filterParams;
export type FilterParam = (typeof filterParams)[FilterName][number] | 'sort' | 'pageNum';

const whole =
  (min: number, max: number) =>
  (text: string): number | undefined => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  };

/** Fen of an amount typed in yuan, `33.5` → 3350; undefined when it is no amount. */
export const fenOf = (yuan: string): number | undefined =>
  /^\d+(\.\d{1,2})?$/.test(yuan) && Number(yuan) <= maxYuan ? Math.round(Number(yuan) * 100) : undefined;

const dayIn = (text: string): string | undefined => (isDay(text) ? text : undefined);

const textIn = (text: string | undefined, maxLength: number): string | undefined => {
  const value = text?.trim().slice(0, maxLength);
  return value === '' ? undefined : value;
};

/** Reads the filters out of a URL's parameters; whatever is there, the answer can be drawn. */
export const readFilters = (get: (param: FilterParam) => string | undefined): TourFilters => ({
  keywords: textIn(get('keywords'), 100),
  destination: textIn(get('destination'), 64),
  departureCity: textIn(get('departureCity'), 64),
  theme: textIn(get('theme'), 64),
  days: readRange(get('minDays'), get('maxDays'), whole(dayLimits.min, dayLimits.max)),
  price: readRange(get('minPrice'), get('maxPrice'), fenOf),
  dates: readRange(get('dayFrom'), get('dayTo'), dayIn),
  sort: tourSorts.find((sort) => sort === get('sort')) ?? 'recommended',
  pageNum: whole(1, maxPage)(get('pageNum') ?? '') ?? 1,
});

/** The filters as the server is asked; a range with a problem is left out, defaults too. */
export const filtersQuery = (filters: TourFilters): TourQuery => ({
  keywords: filters.keywords,
  destination: filters.destination,
  departureCity: filters.departureCity,
  theme: filters.theme,
  minDays: filters.days.from,
  maxDays: filters.days.to,
  minPrice: filters.price.from,
  maxPrice: filters.price.to,
  dayFrom: filters.dates.from,
  dayTo: filters.dates.to,
  sort: filters.sort === 'recommended' ? undefined : filters.sort,
  pageNum: filters.pageNum === 1 ? undefined : filters.pageNum,
  pageSize,
});

/** The filters that narrow the list now, in the order the panel has them. */
export const activeFilters = (filters: TourFilters): readonly FilterName[] =>
  (Object.keys(filterParams) as FilterName[]).filter((name) => {
    const value = filters[name];
    return typeof value === 'object' ? !isOpen(value) : value !== undefined;
  });

/** What to set in the URL so that these filters are gone. */
export const withoutFilters = (names: readonly FilterName[]): Partial<Record<FilterParam, undefined>> =>
  Object.fromEntries(names.flatMap((name) => filterParams[name]).map((param) => [param, undefined]));

export const allFilters = Object.keys(filterParams) as readonly FilterName[];
