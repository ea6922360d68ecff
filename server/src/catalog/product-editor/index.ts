export { registerProducts } from './product-routes.ts';
export { productSteps } from './product-schedule.ts';
