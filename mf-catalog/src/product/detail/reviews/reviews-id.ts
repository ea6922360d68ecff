/** Where the reviews of a product stand on its page. */
export const reviewsId = 'reviews';
