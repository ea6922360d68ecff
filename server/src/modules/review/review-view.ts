import type { Review } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { ReviewRecord } from './review-repository.ts';

/** A review as everybody may read it. */
export const shownReview = ({ createdAt, ...review }: ReviewRecord): Review => ({
  ...review,
  day: dayOf(createdAt),
});
