/** What most lists are narrowed and paged by. */
export interface ListFilters {
  readonly keywords?: string;
  readonly status?: 0 | 1;
  readonly pageNum: number;
  readonly pageSize: number;
}

export type ListFilterName = keyof ListFilters;

export const pageSizes = [10, 20, 50, 100] as const;

const maxPage = 10_000;

const pageIn = (text: string | undefined): number =>
  text && /^[1-9]\d*$/.test(text) && Number(text) <= maxPage ? Number(text) : 1;

const statusIn = (text: string | undefined): 0 | 1 | undefined =>
  text === '0' ? 0 : text === '1' ? 1 : undefined;

/** Reads the filters out of a URL's parameters; whatever is there, the answer can be asked for. */
export const readListFilters = (get: (name: ListFilterName) => string | undefined): ListFilters => ({
  keywords: get('keywords')?.trim().slice(0, 100) || undefined,
  status: statusIn(get('status')),
  pageNum: pageIn(get('pageNum')),
  pageSize: pageSizes.find((size) => String(size) === get('pageSize')) ?? pageSizes[0],
});

/** Whether anything but the page narrows the list. */
export const isNarrowed = ({ keywords, status }: ListFilters): boolean =>
  keywords !== undefined || status !== undefined;
