export { registerOrderDesk } from './order-desk-routes.ts';
