export { registerQuickSearch } from './quick-search-routes.ts';
