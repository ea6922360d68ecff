import { queryOf } from '@portal/shared/api';
import type { ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, Pager, QueryView, Section, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { LazySection } from '../lazy-section.tsx';
import { scrollToStart } from '../scroll-to-start.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewStars } from './review-stars.tsx';
import styles from './reviews.module.css';
import { reviewsId } from './reviews-id.ts';
import { reviewsMessages } from './reviews-messages.ts';
import { useShownReviews } from './use-shown-reviews.ts';

type Reviewed = Pick<ProductCard, 'id' | 'rating' | 'reviewCount'>;

const pageSize = 5;

const ReviewsNow = ({ product }: { product: Reviewed }) => {
  const t = useMessages(reviewsMessages);
  const { shown, show } = useShownReviews();
  const list = useRef<HTMLDivElement>(null);
  const query = useQuery({
    ...queryOf(
      'GET /api/v1/products/:id/reviews',
      { params: { id: product.id }, query: { ...shown, pageSize } },
      { quiet: true },
    ),
    placeholderData: keepPreviousData,
  });
  const turn = (pageNum: number) => {
    show({ ...shown, pageNum });
    scrollToStart(list.current);
  };
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />}>
      {(page) => (
        <div className={styles.columns}>
          <ReviewStars
            tenths={product.rating}
            stars={page.stars}
            chosen={shown.rating}
            onChoose={(rating) => show({ rating, pageNum: 1 })}
          />
          <div ref={list} className={styles.list} aria-busy={query.isPlaceholderData}>
            {page.list.length === 0 && <EmptyState icon="star" title={t('noneTitle')} />}
            {page.list.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
            {page.total > 0 && (
              <Pager pageNum={shown.pageNum} pageSize={pageSize} total={page.total} onChange={turn} />
            )}
          </div>
        </div>
      )}
    </QueryView>
  );
};

/** What guests wrote about a product: how many gave how many stars, to be narrowed by them, page by page. */
export const Reviews = ({ product }: { product: Reviewed }) => {
  const t = useMessages(reviewsMessages);
  return (
    <Section id={reviewsId} title={t('title')} lead={t('lead')}>
      {product.reviewCount === 0 ? (
        <EmptyState icon="star" title={t('emptyTitle')} body={t('emptyBody')} />
      ) : (
        <LazySection place={<Skeleton height={560} />}>
          <ReviewsNow product={product} />
        </LazySection>
      )}
    </Section>
  );
};
