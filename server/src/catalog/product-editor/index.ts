export { registerProducts } from './product-routes.ts';
