export { cancelForBuyer } from './cancel-order.ts';
export { closeOrders } from './close-orders.ts';
export { expireOrders } from './expire-orders.ts';
export { registerOrder } from './order-routes.ts';
export { toOrderBalance, toOrderDetail, toOrderTraveller } from './order-view.ts';
