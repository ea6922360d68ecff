export { registerAnalytics } from './analytics-routes.ts';
export { closeVisitorDays } from './count-views.ts';
