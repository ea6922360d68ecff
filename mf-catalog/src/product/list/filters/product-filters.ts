import type { CallInput } from '@portal/shared/contract';
import { fenOfYuan, isDay } from '@portal/shared/rules';
import { isOpen, type Range, readRange } from './range.ts';

export type ProductQuery = NonNullable<CallInput<'GET /api/v1/goods'>['query']>;
export type ProductSort = NonNullable<ProductQuery['sort']>;

/**
 * What a list can be narrowed by. Prices in fen, though the URL speaks yuan; days in Asia/Shanghai. `dates` are those
 * of a departure, a `stay` goes from the first night to the day one leaves, `day` is just one.
 */
export interface FilterValues {
  readonly keywords?: string;
  readonly category?: string;
  readonly destination?: string;
  readonly departureCity?: string;
  readonly theme?: string;
  readonly grade?: number;
  readonly days?: Range<number>;
  readonly workingDays?: number;
  readonly price?: Range<number>;
  readonly dates?: Range<string>;
  readonly stay?: Range<string>;
  readonly day?: string;
}

export type FilterName = keyof FilterValues;

/** What narrows a list now, in which order it stands and which page of it is shown. */
export interface ProductFilters extends FilterValues {
  readonly sort: ProductSort;
  readonly pageNum: number;
}

/** What the filters read: which of them a list has, and its orders, the usual one first. */
export interface Filtered {
  readonly filters: readonly FilterName[];
  readonly sorts: readonly ProductSort[];
}

export type FilterParam = Exclude<keyof ProductQuery, 'region' | 'pageSize'>;
type Get = (param: FilterParam) => string | undefined;

interface Filter<V> {
  /** The parameters in the URL, which the server calls just so. */
  readonly params: readonly FilterParam[];
  readonly read: (get: Get) => V | undefined;
}

export const pageSize = 12;
const dayLimits = { min: 1, max: 60 } as const;
const maxPage = 10_000;

const whole =
  (min: number, max: number) =>
  (text: string): number | undefined => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  };

/** A day as the server takes it: of the years 1000 to 2999. */
const dayIn = (text: string): string | undefined => (/^[12]/.test(text) && isDay(text) ? text : undefined);

const text = (param: FilterParam, maxLength = 64): Filter<string> => ({
  params: [param],
  read: (get) => get(param)?.trim().slice(0, maxLength) || undefined,
});

const one = <T>(
  params: readonly [FilterParam, ...FilterParam[]],
  parse: (text: string) => T | undefined,
) => ({
  params,
  read: (get: Get) => parse(get(params[0]) ?? ''),
});

const range = <T extends number | string>(
  params: readonly [FilterParam, FilterParam],
  parse: (text: string) => T | undefined,
): Filter<Range<T>> => ({
  params,
  read: (get) => readRange(get(params[0]), get(params[1]), parse),
});

const dayParams = ['dayFrom', 'dayTo'] as const;
const dates = range(dayParams, dayIn);

/** One leaves after one has come: a stay of no night is none. */
const readStay = (get: Get): Range<string> | undefined => {
  const stay = dates.read(get);
  return stay?.from !== undefined && stay.from === stay.to ? { problem: 'reversed' } : stay;
};

const filters: { readonly [N in FilterName]-?: Filter<NonNullable<FilterValues[N]>> } = {
  keywords: text('keywords', 100),
  category: text('category'),
  destination: text('destination'),
  departureCity: text('departureCity'),
  theme: text('theme'),
  grade: one(['grade'], whole(1, 5)),
  days: range(['minDays', 'maxDays'], whole(dayLimits.min, dayLimits.max)),
  workingDays: one(['maxDays'], whole(dayLimits.min, dayLimits.max)),
  price: range(['minPrice', 'maxPrice'], fenOfYuan),
  dates,
  stay: { params: dayParams, read: readStay },
  day: one(dayParams, dayIn),
};

/** Parses the filters of a list from the URL; invalid values are dropped. */
export const readFilters = (list: Filtered, get: Get): ProductFilters => ({
  ...Object.fromEntries(list.filters.map((name) => [name, filters[name].read(get)])),
  sort: list.sorts.find((sort) => sort === get('sort')) ?? 'recommended',
  pageNum: whole(1, maxPage)(get('pageNum') ?? '') ?? 1,
});

const isRange = (value: FilterValues[FilterName]): value is Range<number> | Range<string> =>
  typeof value === 'object';

const queryOf = (name: FilterName, value: FilterValues[FilterName]): ProductQuery => {
  const params = filters[name].params;
  const values = isRange(value) ? [value.from, value.to] : params.map(() => value);
  return Object.fromEntries(params.map((param, place) => [param, values[place]]));
};

/** The query of the filters; invalid ranges and defaults are left out. */
export const filtersQuery = ({ sort, pageNum, ...values }: ProductFilters): ProductQuery => ({
  ...Object.assign({}, ...(Object.keys(values) as FilterName[]).map((name) => queryOf(name, values[name]))),
  sort: sort === 'recommended' ? undefined : sort,
  pageNum: pageNum === 1 ? undefined : pageNum,
  pageSize,
});

/** The filters that narrow the list now, in the order the panel has them. */
export const activeFilters = (
  { filters: names }: Pick<Filtered, 'filters'>,
  values: FilterValues,
): readonly FilterName[] =>
  names.filter((name) => {
    const value = values[name];
    return isRange(value) ? !isOpen(value) : value !== undefined;
  });

/** What to set in the URL so that these filters are gone. */
export const withoutFilters = (names: readonly FilterName[]): Partial<Record<FilterParam, undefined>> =>
  Object.fromEntries(names.flatMap((name) => filters[name].params).map((param) => [param, undefined]));
