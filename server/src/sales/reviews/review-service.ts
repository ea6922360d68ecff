import type { CallData } from '@portal/shared/contract';
import { reviewAspects, travellerTypes } from '@portal/shared/rules';
import { requireLive } from '#src/catalog/products/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import {
  averageScores,
  countReviews,
  listReviews,
  type ReviewCount,
  type ReviewQuery,
} from './review-repository.ts';
import { toReview } from './review-view.ts';

const ratings = [5, 4, 3, 2, 1] as const;
const aspects = [...new Set(Object.values(reviewAspects).flat())];

const sumOf = (counts: readonly ReviewCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const isWanted =
  ({ rating, pictures, travellerType }: ReviewQuery) =>
  (found: ReviewCount): boolean =>
    (rating === undefined || found.rating === rating) &&
    (!pictures || found.withPictures) &&
    (!travellerType || found.travellerType === travellerType);

/** The numbers beside the choices of a list: of all reviews of the product, also while the list is narrowed. */
const choiceCounts = (counts: readonly ReviewCount[]) => ({
  stars: ratings.map((rating) => sumOf(counts.filter(isWanted({ rating })))),
  pictures: sumOf(counts.filter(({ withPictures }) => withPictures)),
  travellerTypes: travellerTypes
    .map((type) => ({ type, count: sumOf(counts.filter(isWanted({ travellerType: type }))) }))
    .filter(({ count }) => count > 0),
});

/**
 * The reviews of a live product that the query asks for, latest first unless it sorts otherwise; the numbers of all
 * of them, and the average sub-scores in tenths. Throws 404 when the product does not exist or is not on sale.
 */
export const findReviews = async (
  db: Db,
  productId: number,
  query: ReviewQuery,
): Promise<CallData<'GET /api/v1/products/:id/reviews'>> => {
  const [rows, counts, scores] = await Promise.all([
    listReviews(db, productId, query),
    countReviews(db, productId),
    averageScores(db, productId),
    requireLive(db, productId),
  ]);
  return {
    list: rows.map(toReview),
    total: sumOf(counts.filter(isWanted(query))),
    ...choiceCounts(counts),
    scores: scores.toSorted((a, b) => aspects.indexOf(a.aspect) - aspects.indexOf(b.aspect)),
  };
};
