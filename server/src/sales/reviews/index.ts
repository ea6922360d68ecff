export { findMaskedAuthor } from './masked-author.ts';
export { refreshRating } from './rating-repository.ts';
export { registerReviews } from './review-routes.ts';
export { listReviewable } from './reviewable-repository.ts';
export { areReviewsInScope } from './staff-review-repository.ts';
