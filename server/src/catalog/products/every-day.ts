/** The day that the price and stock of things stand on that are not sold by the day. */
export const everyDay = '2999-12-31';
