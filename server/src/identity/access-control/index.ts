export { dataScopeOf, mayPlaceIn } from './data-scope.ts';
export { lockDepartment, subtreeOf } from './department-repository.ts';
export { missingGrants, ownGrants } from './grants.ts';
export { findRoles, lockRootRole } from './role-repository.ts';
export { registerAccessControl } from './system-routes.ts';
