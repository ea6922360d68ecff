export { registerWatch } from './activity-log-routes.ts';
