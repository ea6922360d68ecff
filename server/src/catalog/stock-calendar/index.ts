export { registerProductCalendars } from './calendar-routes.ts';
