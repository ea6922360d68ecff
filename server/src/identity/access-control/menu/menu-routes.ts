import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, languageOf, withReleaseToken } from '#src/platform/http/index.ts';
import {
  changeMenu,
  createMenu,
  deleteMenu,
  getMenuForm,
  listMenuOptions,
  listMenuTree,
  listRoutes,
} from './menu-service.ts';

/** Also used by pipelines, to add the menu of a new remote. */
const registerListAndAdd = (app: FastifyInstance, deps: Deps): void => {
  app.authenticate = withReleaseToken(app.authenticate, deps.env.releaseToken);
  handle(app, 'GET /api/v1/menus', ({ query }) => listMenuTree(deps, query.keywords));
  handle(app, 'POST /api/v1/menus', ({ member, body }) => createMenu(deps, member, body));
};

/** The seven calls about menus. */
export const registerMenus = (app: FastifyInstance, deps: Deps): void => {
  void app.register(async (scope) => registerListAndAdd(scope, deps));
  handle(app, 'GET /api/v1/menus/options', ({ member, request }) =>
    listMenuOptions(deps, member, languageOf(request)),
  );
  handle(app, 'GET /api/v1/menus/routes', ({ member }) => listRoutes(deps, member));
  handle(app, 'GET /api/v1/menus/:id/form', ({ params }) => getMenuForm(deps, params.id));
  handle(app, 'PUT /api/v1/menus/:id', ({ member, params, body }) =>
    changeMenu(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/menus/:id', ({ member, params }) => deleteMenu(deps, member, params.id));
};
