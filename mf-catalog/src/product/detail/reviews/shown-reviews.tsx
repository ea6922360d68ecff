import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, Pager, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { scrollToStart } from '../scroll-to-start.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewStars } from './review-stars.tsx';
import styles from './reviews.module.css';
import type { Reviewed } from './reviews.tsx';
import { reviewsMessages } from './reviews-messages.ts';
import { SubScores } from './sub-scores.tsx';
import { useShownReviews } from './use-shown-reviews.ts';
import { useVotes } from './use-votes.ts';

const pageSize = 5;

const useReviews = (productId: number) => {
  const { shown, show } = useShownReviews();
  const { sort, ...filters } = shown;
  const query = useQuery({
    ...queryOf(
      'GET /api/v1/products/:id/reviews',
      {
        params: { id: productId },
        query: { ...filters, ...(sort === 'newest' ? {} : { sort }), pageSize },
      },
      { quiet: true },
    ),
    placeholderData: keepPreviousData,
  });
  return { shown, show, query };
};

/** The reviews of a product page by page: how many gave how many stars, and the choices that narrow and sort them. */
export const ShownReviews = ({ product }: { product: Reviewed }) => {
  const t = useMessages(reviewsMessages);
  const { shown, show, query } = useReviews(product.id);
  const list = useRef<HTMLDivElement>(null);
  const votes = useVotes(query.data?.list ?? []);
  const turn = (pageNum: number) => {
    show({ pageNum });
    scrollToStart(list.current);
  };
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />}>
      {(page) => (
        <div className={styles.columns}>
          <div className={styles.summary}>
            <ReviewStars
              tenths={product.rating}
              stars={page.stars}
              chosen={shown.rating}
              onChoose={(rating) => show({ rating })}
            />
            <SubScores scores={page.scores} />
          </div>
          <div ref={list} className={styles.list} aria-busy={query.isPlaceholderData}>
            <ReviewFilters counts={page} shown={shown} onChange={show} />
            {page.list.length === 0 && <EmptyState icon="star" title={t('noneTitle')} />}
            {page.list.map((review) => (
              <ReviewItem key={review.id} review={review} votes={votes} />
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
