export { completeChange } from './apply-date.ts';
export { getChangeSituation, tourDetailsOf, tripOf } from './change-facts.ts';
export { invoiceAfter, versionOf } from './change-quote.ts';
export { registerChanges } from './change-routes.ts';
export { closePendingChange, expireChanges } from './close-change.ts';
