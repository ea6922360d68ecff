export { type DataScope, dataScopeOf, mayPlaceIn } from './data-scope.ts';
export { holdDepartment, subtreeOf } from './department-repository.ts';
export { excessOf, ownReach } from './reach.ts';
export { findRoles, listEnabledRoles, lockRootRole } from './role-repository.ts';
export { registerAccessControl } from './system-routes.ts';
