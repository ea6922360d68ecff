/** The day in the price and stock rows of products that are not sold by the day. */
export const UNDATED = '2999-12-31';
