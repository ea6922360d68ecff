/** Day of price and stock rows of products without dates. */
export const UNDATED = '2999-12-31';
