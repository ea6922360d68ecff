import { queryOf } from '@portal/shared/api';
import type { ProductKind } from '@portal/shared/contract';
import { useQueryParams } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { placeholderRows } from '#src/product/placeholder-rows.ts';

export const pageSize = 12;
export const kinds: readonly ProductKind[] = ['tour', 'hotel', 'ticket', 'goods', 'visa'];
const lastPage = 10_000;

/** What is searched for, as the URL has it; undefined words ask for nothing. */
export interface Search {
  readonly keywords: string;
  readonly kind: ProductKind | undefined;
  readonly pageNum: number;
}

const pageIn = (page: number | undefined): number =>
  page !== undefined && Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;

/** The words, the kind and the page live in the URL, so that back, forward and a shared address keep them. */
export const useSearch = () => {
  const { get, getNumber, set } = useQueryParams();
  const search: Search = {
    keywords: (get('keywords') ?? '').trim().slice(0, 100),
    kind: kinds.find((kind) => kind === get('kind')),
    pageNum: pageIn(getNumber('pageNum')),
  };
  return { search, change: set };
};

/** The products that have the words; while new ones are on their way, the ones before stay. */
export const useSearchPage = ({ keywords, kind, pageNum }: Search) =>
  useQuery({
    ...queryOf('GET /api/v1/search', {
      query: { keywords, kind, pageNum: pageNum === 1 ? undefined : pageNum, pageSize },
    }),
    enabled: keywords !== '',
    placeholderData: placeholderRows,
  });
