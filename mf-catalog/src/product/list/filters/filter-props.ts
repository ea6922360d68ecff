import type { ProductList } from '../product-list.ts';
import type { Facets } from '../use-product-list.ts';
import type { FilterState } from './use-product-filters.ts';

/** What a filter's control works with. */
export interface FilterProps extends FilterState {
  readonly list: ProductList;
  readonly facets: Facets;
}
