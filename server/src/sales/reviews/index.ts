export { findMaskedAuthor } from './masked-author.ts';
export { refreshRating } from './rating-repository.ts';
export { reviewBulkKinds } from './review-bulk-kinds.ts';
export { registerReviews } from './review-routes.ts';
export { listReviewable } from './reviewable-repository.ts';
export { areReviewsInScope } from './staff-review-repository.ts';
export { pageReviews } from './staff-review-service.ts';
