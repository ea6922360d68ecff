import { oneOf, type ReadFilter, whole, words } from './filter-readers.ts';

/** What most lists are narrowed and paged by. */
export interface ListFilters {
  readonly keywords?: string;
  readonly status?: 0 | 1;
  readonly pageNum: number;
  readonly pageSize: number;
}

export type ListFilterName = keyof ListFilters;

/** The further filters of a list, each with how it is read out of the URL. */
export type FilterReaders = Readonly<Record<string, ReadFilter<unknown>>>;

/** What those filters say. */
export type FurtherFilters<R extends FilterReaders> = {
  readonly [N in keyof R]?: R[N] extends ReadFilter<infer T> ? T : never;
};

type Get = (name: string) => string | undefined;

export const pageSizes = [10, 20, 50, 100] as const;

const usual = { keywords: words(), status: oneOf(0, 1) } as const satisfies FilterReaders;
const readPage = whole(10_000);
const readSize = oneOf(...pageSizes);

const readWith = <T>(read: ReadFilter<T>, text: string | undefined): T | undefined =>
  text ? read(text) : undefined;

/** Reads the filters out of a URL's parameters; whatever is there, the answer can be asked for. */
export const readListFilters = (get: (name: ListFilterName) => string | undefined): ListFilters => ({
  keywords: readWith(usual.keywords, get('keywords')),
  status: readWith(usual.status, get('status')),
  pageNum: readWith(readPage, get('pageNum')) ?? 1,
  pageSize: readWith(readSize, get('pageSize')) ?? pageSizes[0],
});

/** Reads the filters that a list has besides. */
export const readFurther = <R extends FilterReaders>(readers: R, get: Get): FurtherFilters<R> =>
  // The compiler does not follow which reader belongs to which name.
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, readWith(read, get(name))]),
  ) as FurtherFilters<R>;

/** The names of everything a list can be narrowed and sorted by. */
export const filterNames = (readers: FilterReaders): string[] => Object.keys({ ...usual, ...readers });

/** What the URL narrows a list to, in its own texts. */
export const presentFilters = (readers: FilterReaders, get: Get): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...usual, ...readers }).flatMap(([name, read]) => {
      const text = get(name);
      return text && read(text) !== undefined ? [[name, text]] : [];
    }),
  );

/** These say where one is in a list and in which order it stands; all else narrows it. */
const place: readonly string[] = ['pageNum', 'pageSize', 'sort'];

/** Whether anything narrows the list. */
export const isNarrowed = (filters: object): boolean =>
  Object.entries(filters).some(([name, value]) => value !== undefined && !place.includes(name));
