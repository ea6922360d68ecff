import type { ProductCard, ProductKind } from '@portal/shared/contract';
import type { Messages } from '@portal/shared/i18n';
import type { ComponentType } from 'react';
import type { Filtered, FilterName, ProductFilters, ProductQuery } from './filters/product-filters.ts';
import type { ListWords } from './list-words.ts';

/** A list of products: all that differs between the lists of the portal. */
export interface ProductList extends Filtered {
  readonly kind: ProductKind;
  readonly words: Messages<ListWords>;
  /** What every question to the server holds, whatever the filters. */
  readonly scope?: (vicinity: string) => Pick<ProductQuery, 'category' | 'region'>;
  /** `rows` are read one by one, `cards` are looked over. */
  readonly look: 'rows' | 'cards';
  /** The filter that is chosen first: it stands above the list, names as tiles with pictures. */
  readonly first?: 'category' | 'destination' | 'stay' | 'day';
  /** The link of a product with the current filters; default: its page. */
  readonly linkTo?: (product: ProductCard, filters: ProductFilters) => string;
  /** Stands at the end of each row: what else can be done with a product. */
  readonly extra?: ComponentType<{ readonly product: ProductCard }>;
  /** The list that this one is a part of. */
  readonly within?: string;
}

type Description<F extends FilterName> = Omit<ProductList, 'filters' | 'words' | 'sorts'> & {
  readonly filters: readonly F[];
  readonly words: Messages<ListWords<F>>;
  readonly sorts?: ProductList['sorts'];
};

const everySort: ProductList['sorts'] = ['recommended', 'priceUp', 'priceDown', 'sold', 'rating'];

/** Describes a list. Its words must have those of each of its filters, and need no others. */
export const productList = <const F extends FilterName>(list: Description<F>): ProductList => ({
  sorts: everySort,
  ...list,
  // The screen only asks for the words of the filters that the list has.
  words: list.words as Messages<unknown> as Messages<ListWords>,
});
