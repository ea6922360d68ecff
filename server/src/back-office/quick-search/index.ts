export { registerConsole } from './quick-search-routes.ts';
