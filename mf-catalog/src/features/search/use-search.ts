import { queryOf } from '@portal/shared/api';
import type { ProductKind } from '@portal/shared/contract';
import { useQueryParams } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { placeholderRows } from '#src/product/placeholder-rows.ts';

export const pageSize = 12;
export const kinds: readonly ProductKind[] = ['tour', 'hotel', 'ticket', 'goods', 'visa'];
const lastPage = 10_000;
const longest = 100;

/** The search of the URL; undefined keywords make no call. */
export interface Search {
  readonly keywords: string;
  /** The keywords were longer, and only their beginning is searched for. */
  readonly isCut: boolean;
  /** Without a correction of misspellings. */
  readonly exact: true | undefined;
  readonly kind: ProductKind | undefined;
  readonly pageNum: number;
}

const pageIn = (page: number | undefined): number =>
  page !== undefined && Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;

/** Keywords, kind and page are in the URL, so that history and shared links keep them. */
export const useSearch = () => {
  const { get, getNumber, set, to } = useQueryParams();
  const written = (get('keywords') ?? '').trim();
  const search: Search = {
    keywords: written.slice(0, longest),
    isCut: written.length > longest,
    exact: get('exact') === 'true' || undefined,
    kind: kinds.find((kind) => kind === get('kind')),
    pageNum: pageIn(getNumber('pageNum')),
  };
  return { search, change: set, to };
};

/** The products that match; the previous ones stay while new ones load. */
export const useSearchPage = ({ keywords, exact, kind, pageNum }: Search) =>
  useQuery({
    ...queryOf('GET /api/v1/search', {
      query: { keywords, exact, kind, pageNum: pageNum === 1 ? undefined : pageNum, pageSize },
    }),
    enabled: keywords !== '',
    placeholderData: placeholderRows,
  });
