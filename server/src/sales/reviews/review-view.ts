import type { OwnReview, Review } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { ReviewRecord } from './review-repository.ts';

/** A review as everybody may read it. */
export const shownReview = ({
  createdAt,
  hiddenAt: _hiddenAt,
  hiddenReason: _hiddenReason,
  ...review
}: ReviewRecord): Review => ({ ...review, day: dayOf(createdAt) });

/** A review as its author reads it. The pictures of one that is taken down are not to be had by anybody. */
export const ownReview = (review: ReviewRecord): OwnReview => {
  const { hiddenAt, hiddenReason } = review;
  if (!hiddenAt) return { ...shownReview(review), takenDown: null };
  return {
    ...shownReview(review),
    pictures: [],
    takenDown: { reason: hiddenReason ?? '', day: dayOf(hiddenAt) },
  };
};
