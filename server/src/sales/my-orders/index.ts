export { cancelForBuyer } from './cancel-order.ts';
export { closeOrders } from './close-orders.ts';
export { registerOrder } from './order-routes.ts';
export { shownDetail } from './order-view.ts';
export { sweepOrders } from './sweep-orders.ts';
