export { registerCollections } from './collection-routes.ts';
