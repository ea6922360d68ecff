import type { ProductCard } from '@portal/shared/contract';
import { Section } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ProductStories, StoriesSkeleton } from '../card/product-stories.tsx';

interface ProductStripProps {
  readonly title: string;
  readonly query: UseQueryResult<ProductCard[]>;
  /** How many are expected. */
  readonly count: number;
}

/** Other products, as an offer: where none come, by whatever cause, the page is whole without them. */
export const ProductStrip = ({ title, query, count }: ProductStripProps) => {
  if (query.isError || query.data?.length === 0) return null;
  return (
    <Section title={title}>
      {query.data ? <ProductStories products={query.data} /> : <StoriesSkeleton count={count} />}
    </Section>
  );
};
