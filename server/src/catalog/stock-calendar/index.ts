export { priceBulkKinds } from './bulk/price-bulk-kind.ts';
export { registerProductCalendars } from './calendar-routes.ts';
