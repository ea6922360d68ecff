export { completeChange } from './apply-date.ts';
export { registerChanges } from './change-routes.ts';
export { closePendingChange, expireChanges } from './close-change.ts';
