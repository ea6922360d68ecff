import { rootRole } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/handle.ts';
import { listEnabledDepartments } from './department-repository.ts';
import { registerMenus } from './menu/menu-routes.ts';
import { optionTree } from './option-tree.ts';
import { listEnabledRoles } from './role-repository.ts';
import { registerUsers } from './user/user-routes.ts';

/** The back office: users, menus, and the choices their forms offer. */
export const registerSystem = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps.database;
  registerUsers(app, deps);
  registerMenus(app, deps);
  handle(app, 'GET /api/v1/roles/options', async ({ member }) => {
    const found = await listEnabledRoles(db, member.roles.includes(rootRole));
    return found.map(({ id, name }) => ({ value: id, label: name }));
  });
  handle(app, 'GET /api/v1/dept/options', async () =>
    optionTree(await listEnabledDepartments(db), ({ name }) => name),
  );
};
