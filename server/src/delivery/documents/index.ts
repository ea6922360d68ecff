export { registerDocument } from './document-routes.ts';
export { findTarget } from './page-target.ts';
export { registerSitemaps } from './sitemap/sitemap-routes.ts';
