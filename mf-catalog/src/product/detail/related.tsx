import { queryOf } from '@portal/shared/api';
import type { ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { detailMessages } from './detail-messages.ts';
import { ProductStrip } from './product-strip.tsx';
import { WhenNear } from './when-near.tsx';

/** How many stories fill the width of a page. */
const inSight = 4;

const RelatedNow = ({ product }: { product: Pick<ProductCard, 'id' | 'kind'> }) => {
  const t = useMessages(detailMessages);
  const query = useQuery(
    queryOf('GET /api/v1/products/:id/related', { params: { id: product.id } }, { quiet: true }),
  );
  return <ProductStrip title={t(`related.${product.kind}`)} query={query} count={inSight} />;
};

/** Products of the same kind that somebody who looks at this one may want. */
export const Related = ({ product }: { product: Pick<ProductCard, 'id' | 'kind'> }) => (
  <WhenNear height={480}>
    <RelatedNow product={product} />
  </WhenNear>
);
