import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import type { ProductFacets, ProductKind } from '@portal/shared/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { placeholderRows } from '../placeholder-rows.ts';
import { filtersQuery, type ProductFilters } from './filters/product-filters.ts';
import type { ProductList } from './product-list.ts';

const segments = {
  tour: 'tours',
  hotel: 'hotels',
  ticket: 'tickets',
  goods: 'goods',
  visa: 'visas',
} as const;

type Segment = (typeof segments)[ProductKind];
const listCall = (kind: ProductKind): `GET /api/v1/${Segment}` => `GET /api/v1/${segments[kind]}`;
const facetsCall = (kind: ProductKind): `GET /api/v1/${Segment}/facets` =>
  `GET /api/v1/${segments[kind]}/facets`;

const scopeOf = ({ scope }: ProductList) => scope?.(readConfig().VICINITY) ?? {};

/** The products that match the filters; the previous ones stay while new ones load. */
export const useProductPage = (list: ProductList, filters: ProductFilters) =>
  useQuery({
    ...queryOf(listCall(list.kind), { query: { ...filtersQuery(filters), ...scopeOf(list) } }),
    placeholderData: placeholderRows,
  });

/** Undefined while loading, null after a failure: a list works without them. */
export type Facets = ProductFacets | null | undefined;

/** What the products of a list can be narrowed by. */
export const useProductFacets = (list: ProductList, keywords: string | undefined): Facets => {
  const { data, isError } = useQuery({
    ...queryOf(facetsCall(list.kind), { query: { ...scopeOf(list), keywords } }),
    placeholderData: keepPreviousData,
  });
  return isError ? null : data;
};
