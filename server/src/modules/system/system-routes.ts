import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerDepts } from './dept/dept-routes.ts';
import { registerDicts } from './dict/dict-routes.ts';
import { registerMenus } from './menu/menu-routes.ts';
import { registerRoles } from './role/role-routes.ts';
import { registerUsers } from './user/user-routes.ts';
import { registerUserImports } from './user-import/import-routes.ts';

/** The back office's own things: users, menus, roles, departments and dictionaries. */
export const registerSystem = (app: FastifyInstance, deps: Deps): void => {
  registerUsers(app, deps);
  registerUserImports(app, deps);
  registerMenus(app, deps);
  registerRoles(app, deps);
  registerDepts(app, deps);
  registerDicts(app, deps);
};
