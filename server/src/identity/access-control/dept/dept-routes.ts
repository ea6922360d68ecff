import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, parseIds } from '#src/platform/http/index.ts';
import { listDeptOptions } from './dept-options.ts';
import { changeDept, createDept, getDeptForm, listDeptTree, removeDepts } from './dept-service.ts';

/** The six calls about departments. */
export const registerDepts = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/dept', ({ query }) => listDeptTree(deps, query));
  handle(app, 'GET /api/v1/dept/options', ({ member }) => listDeptOptions(deps, member));
  handle(app, 'GET /api/v1/dept/:id/form', ({ params }) => getDeptForm(deps, params.id));
  handle(app, 'POST /api/v1/dept', ({ member, body }) => createDept(deps, member, body));
  handle(app, 'PUT /api/v1/dept/:id', ({ member, params, body }) =>
    changeDept(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/dept/:id', ({ member, params }) =>
    removeDepts(deps, member, parseIds(params.id)),
  );
};
