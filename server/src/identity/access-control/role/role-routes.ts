import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, parseIds } from '#src/platform/http/index.ts';
import { listEnabledRoles } from '../role-repository.ts';
import { getRoleMenuIds, setRoleMenus } from './role-menus-service.ts';
import { isRoot } from './role-rules.ts';
import {
  changeRole,
  createRole,
  getRoleForm,
  pageRoles,
  removeRoles,
  setRoleStatus,
} from './role-service.ts';

const registerMenus = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/roles/:id/menuIds', ({ member, params }) =>
    getRoleMenuIds(deps, member, params.id),
  );
  handle(app, 'PUT /api/v1/roles/:id/menus', ({ member, params, query, body }) =>
    setRoleMenus(deps, member, params.id, { menuIds: body, seen: query.version }),
  );
};

const registerChanges = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'POST /api/v1/roles', ({ member, body }) => createRole(deps, member, body));
  handle(app, 'PUT /api/v1/roles/:id', ({ member, params, body }) =>
    changeRole(deps, member, params.id, body),
  );
  handle(app, 'PUT /api/v1/roles/:id/status', ({ member, params, query }) =>
    setRoleStatus(deps, member, params.id, query.status),
  );
  handle(app, 'DELETE /api/v1/roles/:id', ({ member, params }) =>
    removeRoles(deps, member, parseIds(params.id)),
  );
};

/** The nine calls about roles. */
export const registerRoles = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/roles/page', ({ member, query }) => pageRoles(deps, member, query));
  handle(app, 'GET /api/v1/roles/options', async ({ member }) => {
    const found = await listEnabledRoles(deps.db, isRoot(member));
    return found.map(({ id, name }) => ({ value: id, label: name }));
  });
  handle(app, 'GET /api/v1/roles/:id/form', ({ member, params }) => getRoleForm(deps, member, params.id));
  registerChanges(app, deps);
  registerMenus(app, deps);
};
