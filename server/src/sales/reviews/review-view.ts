import type { OwnReview, Review } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { ReviewRecord } from './review-repository.ts';

/** A review in public. */
export const toReview = ({
  createdAt,
  hiddenAt: _hiddenAt,
  hiddenReason: _hiddenReason,
  ...review
}: ReviewRecord): Review => ({ ...review, day: dayOf(createdAt) });

/** A review as its author sees it, without pictures when it is hidden. */
export const toOwnReview = (review: ReviewRecord): OwnReview => {
  const { hiddenAt, hiddenReason } = review;
  if (!hiddenAt) return { ...toReview(review), takenDown: null };
  return {
    ...toReview(review),
    pictures: [],
    takenDown: { reason: hiddenReason ?? '', day: dayOf(hiddenAt) },
  };
};
