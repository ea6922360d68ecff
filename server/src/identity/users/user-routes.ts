import type { UserRow } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, languageOf, parseIds, sendFile } from '#src/platform/http/index.ts';
import { sheetType } from '#src/platform/spreadsheet/index.ts';
import { genderLabel } from './gender.ts';
import { exportUsers } from './user-export.ts';
import { countUsers, listUsers, type UserEntry } from './user-repository.ts';
import { viewerOf } from './user-rules.ts';
import { createUser, getUserForm, updateUser } from './user-service.ts';
import { templateSheet } from './user-sheets.ts';
import { deleteUsers, setUserPassword, setUserStatus } from './user-state-service.ts';

const rowOf = ({ gender, ...user }: UserEntry, request: FastifyRequest): UserRow => ({
  ...user,
  genderLabel: genderLabel(gender, languageOf(request)),
});

const registerLists = (app: FastifyInstance, { db }: Deps): void => {
  handle(app, 'GET /api/v1/users/page', async ({ member, query, request }) => {
    const viewer = await viewerOf(db, member);
    const { pageNum = 1, pageSize = 10 } = query;
    const found = await listUsers(db, viewer, query, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    return { list: found.map((user) => rowOf(user, request)), total: await countUsers(db, viewer, query) };
  });

  handle(app, 'GET /api/v1/users/_export', async ({ member, query: filters, request, reply }) => {
    const wanted = { viewer: await viewerOf(db, member), filters, language: languageOf(request) };
    return sendFile(reply, { name: '用户列表.xlsx', type: sheetType, bytes: exportUsers(db, wanted) });
  });
};

const registerTemplate = (app: FastifyInstance): void => {
  handle(app, 'GET /api/v1/users/template', async ({ request, reply }) => {
    const bytes = await templateSheet(languageOf(request));
    return sendFile(reply, { name: '用户导入模板.xlsx', type: sheetType, bytes });
  });
};

const registerChanges = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/users/:id/form', ({ member, params }) => getUserForm(deps, member, params.id));
  handle(app, 'POST /api/v1/users', ({ member, body }) => createUser(deps, member, body));
  handle(app, 'PUT /api/v1/users/:id', ({ member, params, body }) =>
    updateUser(deps, member, params.id, body),
  );
  handle(app, 'PATCH /api/v1/users/:id/status', ({ member, params, query }) =>
    setUserStatus(deps, member, params.id, query.status),
  );
  handle(app, 'PATCH /api/v1/users/:id/password', ({ member, params, query, body }) =>
    setUserPassword(deps, member, params.id, { ...body, ...query }),
  );
  handle(app, 'DELETE /api/v1/users/:id', ({ member, params }) =>
    deleteUsers(deps, member, parseIds(params.id)),
  );
};

/** The nine calls about users in the back office; their imports are in `user-import`. */
export const registerUsers = (app: FastifyInstance, deps: Deps): void => {
  registerLists(app, deps);
  registerTemplate(app);
  registerChanges(app, deps);
};
