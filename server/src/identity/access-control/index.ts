import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { registerDepts } from './dept/dept-routes.ts';
import { registerDicts } from './dict/dict-routes.ts';
import { registerMenus } from './menu/menu-routes.ts';
import { registerRoles } from './role/role-routes.ts';

export { dataScopeOf, mayPlaceIn } from './data-scope.ts';
export { lockDepartment, subtreeOf } from './department-repository.ts';
export { missingGrants, ownGrants } from './grants.ts';
export { holdsAnyPermission, listHolders } from './list-holders.ts';
export { pageRoles } from './role/role-service.ts';
export { findRoles, lockRootRole } from './role-repository.ts';

/** Menus, roles, departments and dictionaries. */
export const registerAccessControl = (app: FastifyInstance, deps: Deps): void => {
  registerMenus(app, deps);
  registerRoles(app, deps);
  registerDepts(app, deps);
  registerDicts(app, deps);
};
