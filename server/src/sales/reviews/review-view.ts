import type { OwnReview, Review } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { ReviewRecord } from './review-repository.ts';

/** A review as everybody may read it. */
export const toReview = ({
  createdAt,
  hiddenAt: _hiddenAt,
  hiddenReason: _hiddenReason,
  ...review
}: ReviewRecord): Review => ({ ...review, day: dayOf(createdAt) });

/** A review as its author reads it. The pictures of one that is taken down are not to be had by anybody. */
export const toOwnReview = (review: ReviewRecord): OwnReview => {
  const { hiddenAt, hiddenReason } = review;
  if (!hiddenAt) return { ...toReview(review), takenDown: null };
  return {
    ...toReview(review),
    pictures: [],
    takenDown: { reason: hiddenReason ?? '', day: dayOf(hiddenAt) },
  };
};
