import type { ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, Section } from '@portal/shared/ui';
import { detailMessages } from '../detail-messages.ts';
import { LoadedSection } from '../loaded-section.tsx';
import { reviewsId } from './reviews-id.ts';

export type Reviewed = Pick<ProductCard, 'id' | 'rating' | 'reviewCount'>;

const load = () => import(/* webpackChunkName: "reviews" */ './shown-reviews.tsx');

/** What guests wrote about a product, loaded when it is near the viewport. */
export const Reviews = ({ product }: { product: Reviewed }) => {
  const t = useMessages(detailMessages);
  return (
    <Section id={reviewsId} title={t('reviews.title')} lead={t('reviews.lead')}>
      {product.reviewCount === 0 ? (
        <EmptyState icon="star" title={t('reviews.emptyTitle')} body={t('reviews.emptyBody')} />
      ) : (
        <LoadedSection name="reviews" load={load} height={560}>
          {({ ShownReviews }) => <ShownReviews product={product} />}
        </LoadedSection>
      )}
    </Section>
  );
};
