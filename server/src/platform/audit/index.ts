export { type Actor, type Change, recordChange, recordChanges } from './audit-service.ts';
export { requireUnchanged, versionOf } from './changed-meanwhile.ts';
