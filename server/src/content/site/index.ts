export { registerSite } from './site-routes.ts';
