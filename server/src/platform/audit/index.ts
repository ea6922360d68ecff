export { type Actor, type Change, recordChange, recordChanges } from './audit-service.ts';
export { requireVersion, versionOf } from './optimistic-lock.ts';
