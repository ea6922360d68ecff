export { productBulkKinds } from './bulk/product-bulk-kinds.ts';
export { registerProducts } from './product-routes.ts';
export { productSteps } from './product-schedule.ts';
