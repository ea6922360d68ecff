import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { productKinds } from '#src/ui/product-kinds.ts';
import type { ProductQuery } from '../product-calls.ts';

export const productStates = ['draft', 'live', 'down', 'changed'] as const;
export const productSorts = ['updated', 'sold', 'price'] as const;

const readers = {
  kind: oneOf(...productKinds),
  state: oneOf(...productStates),
  sort: oneOf(...productSorts),
};

/** What the list of products is narrowed by. */
export const useProductFilters = () => useListFilters(readers);

export type ProductListState = ReturnType<typeof useProductFilters>;

export const queryFrom = ({
  filters: { state, status: _status, ...filters },
}: ProductListState): ProductQuery => ({ ...filters, status: state });
