export { closeVisitorDays } from './count-views.ts';
export { registerStats } from './stats-routes.ts';
