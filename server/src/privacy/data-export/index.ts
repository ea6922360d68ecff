export { registerDataExport } from './data-export-routes.ts';
