export { registerOrderAdmin } from './order-admin-routes.ts';
