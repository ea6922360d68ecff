export { beginning, chainHash } from './audit-chain.ts';
export { type Actor, type Change, recordChange, recordChanges } from './audit-service.ts';
export { checkAuditChain } from './check-chain.ts';
export { requireVersion, versionOf } from './optimistic-lock.ts';
export { withOrigin } from './origin.ts';
export { findChainHead, lockChain, sealAudit } from './seal-audit.ts';
