export { registerWatch } from './watch-routes.ts';
