export { registerPreferences } from './preference-routes.ts';
