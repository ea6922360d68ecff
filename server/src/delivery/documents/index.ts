export { createClientOnlyCheck } from './client-only/client-only-check.ts';
export { registerDocument } from './document-routes.ts';
export { findTarget } from './page-target.ts';
export { registerSitemaps } from './sitemap/sitemap-routes.ts';
