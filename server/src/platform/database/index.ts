export { lockFor } from './advisory-lock.ts';
export { connect, type Database, type Db, type Reserve } from './connect.ts';
export { openJobQueue } from './job-queue.ts';
export { findMissingMigration, migrate } from './migrate.ts';
export { keysOf, pickColumns, pickValues } from './pick-columns.ts';
export { prepared } from './prepared.ts';
export { insertRows, updateInState } from './prepared-writes.ts';
export { readRolledBack } from './read-rolled-back.ts';
export { bundledCluster, grantRows, readConnectedRole } from './roles.ts';
export { deleteByIds, insertInto, updateById } from './rows.ts';
export type { SkuAttributes, TicketSlot } from './schema/catalog/sku-attributes.ts';
export {
  channels,
  releaseFiles,
  releaseHistory,
  releaseLocks,
  releasePins,
  releases,
} from './schema/delivery/platform.ts';
export { menus } from './schema/identity/system.ts';
export * from './schema/index.ts';
export type { NotificationFacts } from './schema/sales/notification.ts';
export type {
  FilledDetails,
  FrozenDetails,
  FrozenTraveller,
  OrderForm,
  OrderSnapshot,
  PlannedDate,
  PlannedRemoval,
} from './schema/sales/order-documents.ts';
export {
  containing,
  lockMember,
  mapConstraintErrors,
  pipeline,
  violatedConstraint,
  violationDetail,
} from './sql-helpers.ts';
export { isDatabaseUnavailable } from './unavailable.ts';
