export { refreshRating } from './rating-repository.ts';
export { registerReviews } from './review-routes.ts';
export { listReviewable } from './reviewable-repository.ts';
