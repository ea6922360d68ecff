export { refreshRating } from './rating.ts';
export { registerReviews } from './review-routes.ts';
export { listReviewable } from './reviewable.ts';
