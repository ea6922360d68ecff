import type { CallData } from '@portal/shared/contract';
import { requireLive } from '#src/catalog/products/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { countByStars, listReviews, type ReviewQuery } from './review-repository.ts';
import { toReview } from './review-view.ts';

const ratings = [5, 4, 3, 2, 1] as const;

/**
 * The reviews of a live product, latest first, by number of stars or all; `stars` counts all of them from 5
 * stars down to 1. Throws 404 when the product does not exist or is not on sale.
 */
export const findReviews = async (
  db: Db,
  productId: number,
  query: ReviewQuery,
): Promise<CallData<'GET /api/v1/products/:id/reviews'>> => {
  const [rows, counts] = await Promise.all([
    listReviews(db, productId, query),
    countByStars(db, productId),
    requireLive(db, productId),
  ]);
  const byRating = new Map(counts.map(({ rating, count }) => [rating, count]));
  const stars = ratings.map((rating) => byRating.get(rating) ?? 0);
  const all = stars.reduce((sum, each) => sum + each, 0);
  return {
    list: rows.map(toReview),
    total: query.rating === undefined ? all : (byRating.get(query.rating) ?? 0),
    stars,
  };
};
