export { registerOrderAdmin } from './order-admin-routes.ts';
export { listAdminOrders } from './order-admin-service.ts';
export { orderBulkKinds } from './order-bulk-kinds.ts';
