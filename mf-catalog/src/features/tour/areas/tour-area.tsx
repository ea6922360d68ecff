import { queryOf } from '@portal/shared/api';
import type { TourCard, TourCategory } from '@portal/shared/contract';
import { QueryView } from '@portal/shared/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ProductStories, StoriesSkeleton } from '#src/product/card/product-stories.tsx';
import { NoToursHere } from './no-tours-here.tsx';

const count = 4;

const Stories = ({ query }: { query: UseQueryResult<{ list: TourCard[]; total: number }> }) => (
  <QueryView
    query={query}
    skeleton={<StoriesSkeleton count={count} lines={2} />}
    empty={({ list }) => list.length === 0}
    emptyState={<NoToursHere />}
  >
    {({ list }) => <ProductStories products={list} />}
  </QueryView>
);

/** Tours on sale, the largest saving first. */
const SaleTours = () => (
  <Stories query={useQuery(queryOf('POST /api/route/sale/page', { body: { pageSize: count } }))} />
);

/** The first tours of a category. */
const CategoryTours = ({ category }: { category: TourCategory }) => (
  <Stories query={useQuery(queryOf('GET /api/v1/tours', { query: { category, pageSize: count } }))} />
);

/** The tours of an area of the home page: a category, or those on sale. */
export default function TourArea({ of }: { readonly of: TourCategory | 'sale' }) {
  return of === 'sale' ? <SaleTours /> : <CategoryTours category={of} />;
}
