export { productBulkKinds, productRows } from './bulk/product-bulk-kinds.ts';
export { pageProducts } from './product-list-service.ts';
export { listProductsShowing } from './product-record-repository.ts';
export { registerProducts } from './product-routes.ts';
export { productSteps } from './product-schedule.ts';
