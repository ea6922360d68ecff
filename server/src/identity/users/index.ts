export { registerUserImports } from './import/import-routes.ts';
export { deleteOldImports } from './import/import-service.ts';
export { runImports } from './import/run-imports.ts';
export { userBulkKinds } from './user-bulk-kinds.ts';
export { insertUser, insertUserRoles, updateUsers } from './user-record-repository.ts';
export {
  areUsersInScope,
  countUsers,
  listUsers,
  rootUsername,
  type Viewer,
  visibleTo,
} from './user-repository.ts';
export { registerUsers } from './user-routes.ts';
export { getChangeable, viewerOf } from './user-rules.ts';
