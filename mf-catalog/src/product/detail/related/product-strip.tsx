import type { ProductCard } from '@portal/shared/contract';
import { Section } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ProductStories, StoriesSkeleton } from '../../card/product-stories.tsx';

/** Keeps the place of a strip that is on its way. */
export const StripPlace = ({ title, count }: { title: string; count: number }) => (
  <Section title={title}>
    <StoriesSkeleton count={count} />
  </Section>
);

interface ProductStripProps {
  readonly title: string;
  readonly query: UseQueryResult<ProductCard[]>;
  /** How many are shown, as far as there are. */
  readonly count: number;
}

/** A strip of other products, hidden when there are none or the load fails. */
export const ProductStrip = ({ title, query, count }: ProductStripProps) => {
  if (query.isError || query.data?.length === 0) return null;
  if (!query.data) return <StripPlace title={title} count={count} />;
  return (
    <Section title={title}>
      <ProductStories products={query.data.slice(0, count)} />
    </Section>
  );
};
