export { requireReached } from './booking-form.ts';
export type { BookingExtras } from './create-order.ts';
export { prepareGoods, quoteGoods } from './goods-booking.ts';
export { prepareHotel, quoteHotel } from './hotel-booking.ts';
export type { BookingDeps, PreparedBooking, Preparing, Quoting } from './order-kind.ts';
export { placeOrder } from './place-order.ts';
export { prepareTicket, quoteTicket } from './ticket-booking.ts';
export { prepareTour, quoteTour } from './tour-booking.ts';
export { prepareVisa, quoteVisa } from './visa-booking.ts';
