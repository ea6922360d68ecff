import { queryOf } from '@portal/shared/api';
import type { ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { detailMessages } from '../detail-messages.ts';
import { LazySection } from '../lazy-section.tsx';
import { ProductStrip, StripPlace } from './product-strip.tsx';

/** How many are shown: a row of a wide page. */
const most = 4;

type Seen = Pick<ProductCard, 'id' | 'kind'>;

const RelatedNow = ({ product, title }: { product: Seen; title: string }) => {
  const query = useQuery(
    queryOf('GET /api/v1/products/:id/related', { params: { id: product.id } }, { quiet: true }),
  );
  return <ProductStrip title={title} query={query} count={most} />;
};

/** Products of the same kind that somebody who looks at this one may want. */
export const Related = ({ product }: { product: Seen }) => {
  const t = useMessages(detailMessages);
  const title = t(`related.${product.kind}`);
  return (
    <LazySection place={<StripPlace title={title} count={most} />}>
      <RelatedNow product={product} title={title} />
    </LazySection>
  );
};
